import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

/** Files that may write balances: the ledger, and tests, which break things on purpose. */
const ALLOWED = ['economy/coins/coin-ledger.service.ts'];
const isTest = (path: string): boolean => path.endsWith('.test.ts') || /(^|\/)testing\//.test(path);

const WRITING_METHODS = new Set([
  'insert',
  'update',
  'upsert',
  'save',
  'create',
  'merge',
  'increment',
  'decrement',
  'set',
  'values',
]);

/** Statements that write `users.coins`, across line breaks and string concatenation. */
const WRITING_SQL = [
  /\bUPDATE\s+[`"]?users\b[^;]*?\bSET\b(?:(?!\bWHERE\b)[^;])*?\bcoins\b[`"]?\s*=/i,
  /\b(?:INSERT|REPLACE)\s+(?:\w+\s+)*?INTO\s+[`"]?users\b[^;]*?\([^)]*\bcoins\b/i,
];

/** Returns the places in a source file that write balances, each as its text. */
function balanceWrites(text: string): string[] {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isSql(node) || isEntityWrite(node) || isAssignment(node)) found.push(node.getText());
    else node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Returns whether a node is a string, a template with its parts, or a concatenation of strings. */
function isSql(node: ts.Node): boolean {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node);
  return isText && WRITING_SQL.some((pattern) => pattern.test(node.getText()));
}

/**
 * Whether a node is a call like `tx.manager.update(UserEntity, …, { coins })`, `users.increment(…, 'coins',
 * 1)`.
 */
function isEntityWrite(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  if (!WRITING_METHODS.has(node.expression.name.text)) return false;
  const isOfUsers = /\b(?:UserEntity|users?|members?)\b/i.test(
    node.expression.getText() + argumentsText(node, 1),
  );
  return isOfUsers && /\bcoins\b/.test(argumentsText(node));
}

const argumentsText = (call: ts.CallExpression, count = call.arguments.length): string =>
  call.arguments
    .slice(0, count)
    .map((argument) => ` ${argument.getText()}`)
    .join();

/** `member.coins = …`, `+=` and the like, which a later `save` would write. */
function isAssignment(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const kind = node.operatorToken.kind;
  const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  return assigns && ts.isPropertyAccessExpression(node.left) && node.left.name.text === 'coins';
}

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => relative('.', path).split(sep).join('/'))
    .filter((path) => path.endsWith('.ts') && !isTest(path));
}

describe('users.coins', () => {
  it('is written by the ledger alone: put a line there, in the transaction of what causes it [SEC-01]', () => {
    const writers = sourceFiles().filter(
      (path) => balanceWrites(readFileSync(join(SOURCES, path), 'utf8')).length > 0,
    );
    expect(writers).toEqual(ALLOWED);
  });
});
