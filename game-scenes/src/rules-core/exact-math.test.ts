import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

interface ExactMath {
  readonly allowedMath: readonly string[];
  readonly mathAdvice: string;
  readonly forbiddenGlobals: readonly { readonly name: string; readonly advice: string }[];
  readonly forbiddenSyntax: readonly {
    readonly scope: 'rules' | 'games';
    readonly pattern: string;
    readonly advice: string;
  }[];
}

const EXACT = JSON.parse(readFileSync(new URL('exact-math.json', import.meta.url), 'utf8')) as ExactMath;

/** All files that tsconfig.rules.json compiles. */
function rulesFiles(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false;
    return /^((names|rules|bots)\.ts$|rules-core\/|games\/[^/]+\/rules(\.ts$|\/))/.test(file);
  });
}

/** Blanks out comments, texts and regular expressions, but keeps the content of `${}` in templates. */
function codeOnly(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/\/\/.*$/gm, ' ')
    .replace(/\/\^.*?\/[a-z]*(?=\.)/g, 'RegExp');
}

/** Returns one sentence for each violation, with what to do instead. */
function breaches(source: string, isGame: boolean): string[] {
  const code = codeOnly(source);
  const mathUses = code.matchAll(/\bMath\b(?:\s*\.\s*(\w+))?/g);
  const math = [...mathUses]
    .filter(([, member]) => member === undefined || !EXACT.allowedMath.includes(member))
    .map(([use]) => `${use}: ${EXACT.mathAdvice}`);
  const globals = EXACT.forbiddenGlobals
    .filter(({ name }) => new RegExp(`(?<![.\\w])${name}\\b(?!\\s*:)`).test(code))
    .map(({ name, advice }) => `${name}: ${advice}`);
  const syntax = EXACT.forbiddenSyntax
    .filter(({ scope, pattern }) => (isGame || scope === 'rules') && new RegExp(pattern).test(code))
    .map(({ pattern, advice }) => `${pattern}: ${advice}`);
  return [...math, ...globals, ...syntax];
}

describe('exact mathematics', () => {
  it('is all that rules, configs and bots use, and they import nothing from outside', () => {
    const files = rulesFiles();
    expect(files.length).toBeGreaterThan(30);
    const games = files.flatMap((file) => /^games\/([^/]+)\/rules\//.exec(file)?.[1] ?? []);
    expect([...new Set(games)].sort()).toEqual(readdirSync(join(SOURCES, 'games')).sort());
    for (const file of files) {
      const source = readFileSync(join(SOURCES, file), 'utf8');
      const isGame = file.startsWith('games/');
      const imports = [...source.matchAll(/from\s+'([^']+)'/g)].map(([, from]) => from ?? '');
      const foreign = imports.filter((from) => !from.startsWith('.'));
      const found = [
        ...breaches(source, isGame),
        ...foreign.map((from) => `import of ${from}: rules import nothing`),
      ];
      expect({ file, found }).toEqual({ file, found: [] });
    }
  });
});
