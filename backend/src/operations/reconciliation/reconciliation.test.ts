/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type LedgerFixture,
  openLedgerFixture,
  recount,
  reconcileAfter,
  sentencesOf,
  takeBack,
} from '../../../test/support/ledger-fixture.js';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { describeReconciliation, reconcile } from './reconciliation.js';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await openLedgerFixture();
});
afterAll(() => fixture.app.close());

describe('a reconciliation', () => {
  it('finds that everything agrees after play', async () => {
    const result = await reconcile(fixture.app.database);
    expect(result).toMatchObject({ members: 2, lines: 4, rounds: 5, records: 2, differences: 0 });
    expect(describeReconciliation(result)).toMatch(
      /^Compared: members 2, ledger lines 4, rounds 5, records 2, receipts 0\.\n(✓ .+\.\n)+Everything agrees\.$/,
    );
  });

  it('takes a void for what it is, whole or with coins missing', async () => {
    const result = await reconcileAfter(fixture, async (tx) => {
      await takeBack(fixture, tx, { member: fixture.quasar, round: fixture.large });
      await recount(fixture, tx, fixture.quasar);
      await takeBack(fixture, tx, { member: fixture.nova, round: fixture.novas, missing: 2 });
      await recount(fixture, tx, fixture.nova);
    });
    expect(sentencesOf(result)).toEqual([]);
  });

  it('adds up several lines of one round', async () => {
    const result = await reconcileAfter(fixture, async (tx) => {
      const key = (round: string): string => `round:${round}`;
      await tx.execute(
        `UPDATE coin_transactions SET idempotencyKey = ?, amount = 3, balanceAfter = 15
        WHERE idempotencyKey = ?`,
        [`${key(fixture.large)}:place`, key(fixture.large)],
      );
      await tx.execute('UPDATE users SET coins = coins - 1 WHERE id = ?', [fixture.quasar.id]);
      const idempotencyKey = `${key(fixture.large)}:clean`;
      const line = {
        userId: fixture.quasar.id,
        amount: 1,
        description: 'Clean race',
        source: 'racing',
      } as const;
      await fixture.app.nest.get(CoinLedger).record(tx, { ...line, idempotencyKey });
    });
    expect(sentencesOf(result)).toEqual([]);
  });

  it('looks at every member, however many there are', async () => {
    const result = await reconcileAfter(fixture, async (tx) => {
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
    const result = await reconcileAfter(fixture, async (tx) => {
      // More members than one range, every fifth of them wrong.
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
});
