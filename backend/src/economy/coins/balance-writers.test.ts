import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

/** Text that writes `users.coins`: by SQL, by an entity's repository, or by an assignment that is saved later. */
const BALANCE_WRITES = [
  /\bUPDATE\s+[`"]?users\b[^;]*?\bSET\b(?:(?!\bWHERE\b)[^;])*?\bcoins\b[`"]?\s*=/i,
  /\b(?:INSERT|REPLACE)\s+(?:\w+\s+)*?INTO\s+[`"]?users\b[^;]*?\([^)]*\bcoins\b/i,
  /\.(?:insert|update|upsert|save|create|merge|increment|decrement)\(\s*UserEntity\b[^;]*?\bcoins\b/,
  /\.coins\s*[-+*/]?=(?!=)/,
];

function writesBalances(path: string): boolean {
  const text = readFileSync(join(SOURCES, path), 'utf8');
  return BALANCE_WRITES.some((pattern) => pattern.test(text));
}

describe('users.coins', () => {
  it('is written by the ledger alone: put a line there, in the transaction of what causes it [SEC-01]', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .map((path) => path.split(sep).join('/'))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
    expect(sources.filter(writesBalances)).toEqual(['economy/coins/coin-ledger.service.ts']);
  });
});
