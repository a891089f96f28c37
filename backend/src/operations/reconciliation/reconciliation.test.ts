import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Books,
  openBooks,
  recount,
  reconcileAfter,
  sentencesOf,
  takeBack,
} from '../../testing/books.js';
import { CoinLedger } from '../../economy/coins/coins.ledger.js';
import { describeReconciliation, reconcile } from './reconciliation.js';

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.app.close());

describe('a reconciliation', () => {
  it('finds that everything agrees after play', async () => {
    const result = await reconcile(books.app.database);
    expect(result).toMatchObject({ members: 2, lines: 4, rounds: 5, records: 2, differences: 0 });
    expect(describeReconciliation(result)).toMatch(
      /^Compared: members 2, ledger lines 4, rounds 5, records 2, receipts 0\.\n(✓ .+\.\n)+Everything agrees\.$/,
    );
  });

  it('takes a void for what it is, whole or with coins missing', async () => {
    const result = await reconcileAfter(books, async (tx) => {
      await takeBack(books, tx, { member: books.quasar, round: books.large });
      await recount(books, tx, books.quasar);
      await takeBack(books, tx, { member: books.nova, round: books.novas, missing: 2 });
      await recount(books, tx, books.nova);
    });
    expect(sentencesOf(result)).toEqual([]);
  });

  it('adds up several lines of one round', async () => {
    const result = await reconcileAfter(books, async (tx) => {
      const key = (round: string): string => `round:${round}`;
      await tx.execute(
        `UPDATE coin_transactions SET idempotencyKey = ?, amount = 3, balanceAfter = 15
        WHERE idempotencyKey = ?`,
        [`${key(books.large)}:place`, key(books.large)],
      );
      await tx.execute('UPDATE users SET coins = coins - 1 WHERE id = ?', [books.quasar.id]);
      const idempotencyKey = `${key(books.large)}:clean`;
      const line = {
        userId: books.quasar.id,
        amount: 1,
        description: 'Clean race',
        source: 'racing',
      } as const;
      await books.app.nest.get(CoinLedger).record(tx, { ...line, idempotencyKey });
    });
    expect(sentencesOf(result)).toEqual([]);
  });

  it('looks at every member, however many there are', async () => {
    const result = await reconcileAfter(books, async (tx) => {
      for (let index = 0; index < 1200; index += 1) {
        await tx.execute(
          `INSERT INTO users (username, usernameKey, password, coins, createdAt) VALUES (?, ?, '-', ?, 0)`,
          [`crowd-${index}`, `crowd-${index}`, index % 400 === 399 ? 1 : 0],
        );
      }
    });
    expect(result).toMatchObject({ members: 1202, differences: 3 });
    expect(sentencesOf(result)).toEqual([
      expect.stringContaining('(crowd-399) has 1 coin, but the ledger lines add up to 0.'),
      expect.stringContaining('(crowd-799)'),
      expect.stringContaining('(crowd-1199)'),
    ]);
  });

  it('keeps the first hundred sentences of a check and counts the rest', async () => {
    const result = await reconcileAfter(books, async (tx) => {
      // More members than are looked at at once, every fifth of them wrong.
      for (let index = 0; index < 650; index += 1) {
        await tx.execute(
          `INSERT INTO users (username, usernameKey, password, coins, createdAt) VALUES (?, ?, '-', ?, 0)`,
          [`crowd-${index}`, `crowd-${index}`, index % 5 === 0 ? 5 : 0],
        );
      }
    });
    expect(result.differences).toBe(130);
    expect(sentencesOf(result)).toHaveLength(100);
    expect(describeReconciliation(result)).toMatch(/\n {4}And 30 more\.\n[^]+\n130 differences\.$/);
  });

  it('tells each difference below what it breaks', async () => {
    const result = await reconcileAfter(books, (tx) =>
      tx.execute('UPDATE users SET coins = coins + 1 WHERE id = ?', [books.quasar.id]),
    );
    expect(describeReconciliation(result)).toMatch(
      /\n✗ .+\.\n {4}Member \d+ \(Quasar\) has 17 coins, but .+ 16\.\n(✓ .+\.\n)+1 difference\.$/,
    );
  });
});
