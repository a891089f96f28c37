import { describe, expect, it } from '@jest/globals';
import { yielding } from './yielding-source.js';
import type { RowSource } from './database.js';

describe('those who yield between statements', () => {
  it('have one statement between two turns of everybody else, be they many [SEC-39]', async () => {
    let turn = 0;
    let isOver = false;
    const count = (): void => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const turns: number[] = [];
    const source: RowSource = { query: () => Promise.resolve((turns.push(turn), [])) };
    const readers = Array.from({ length: 20 }, async () => {
      const rows = yielding(source);
      for (let slice = 0; slice < 5; slice += 1) await rows.query('SELECT 1');
    });
    await Promise.all(readers);
    isOver = true;
    expect(turns).toHaveLength(100);
    expect(new Set(turns).size).toBe(100);
  });
});
