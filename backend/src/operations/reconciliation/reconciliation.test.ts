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

  it('looks at every member, keeps the first hundred sentences of a check and counts the rest', async () => {
    const result = await reconcileAfter(fixture, async (tx) => {
      // More members than one range, every fifth of them wrong.
      for (let index = 0; index < 650; index += 1) {
        await tx.execute(
          `INSERT INTO users (username, usernameKey, password, coins, createdAt) VALUES (?, ?, '-', ?, 0)`,
          [`crowd-${index}`, `crowd-${index}`, index % 5 === 0 ? 5 : 0],
        );
      }
    });
    expect(result).toMatchObject({ members: 652, differences: 130 });
    expect(sentencesOf(result)).toHaveLength(100);
    expect(describeReconciliation(result)).toMatch(/\n {4}And 30 more\.\n[^]+\n130 differences\.$/);
  });
});

/** The all-time board of Alien Clicker. */
const CLICKER = `(SELECT id FROM boards WHERE board = 'alien-clicker' AND period = 'all')`;

describe('a reconciliation names on boards', () => {
  type Breach = readonly [
    what: string,
    sql: () => readonly [string, ...(string | number)[]],
    found: () => unknown[],
  ];
  const breaches: readonly Breach[] = [
    [
      'a score that no round has made',
      () => [
        `UPDATE board_entries SET score = 99 WHERE boardId = ${CLICKER} AND userId = ?`,
        fixture.quasar.id,
      ],
      () => [
        `Member ${fixture.quasar.id} has a score of 99 by round ${fixture.large}, reached at 2030-01-01T12:02:00.000Z ` +
          `on the board of Alien Clicker (all), but the proven rounds make a score of 23 by round ${fixture.large}, ` +
          'reached at 2030-01-01T12:02:00.000Z.',
      ],
    ],
    [
      'a place that was moved without its block',
      () => [
        `UPDATE board_entries SET orderKey = '0' WHERE boardId = ${CLICKER} AND userId = ?`,
        fixture.nova.id,
      ],
      () => [expect.stringMatching(/^Member \d+ has a score of 17 .* make a score of 17 /)],
    ],
    [
      'a member who is missing',
      () => [`DELETE FROM board_entries WHERE boardId = ${CLICKER} AND userId = ?`, fixture.nova.id],
      () => [
        expect.stringMatching(
          /^Member \d+ has no place on the board of Alien Clicker \(all\), but .* score of 17 /,
        ),
        'The board of Alien Clicker (all): a block from the top on says 2 members instead of 1.',
        'The board of Alien Clicker (all): it says 2 members instead of 1.',
      ],
    ],
    [
      'a member who is there and has no such round any more',
      () => [`UPDATE users SET closedAt = 1 WHERE id = ?`, fixture.nova.id],
      () =>
        // Four periods on the board of the game and on that of all games.
        Array.from({ length: 8 }, () =>
          expect.stringMatching(/^Member \d+ has a score of \d+.*, but the proven rounds make no place\.$/),
        ),
    ],
    [
      'a round that gives way to a later one',
      () => [
        `UPDATE board_entries SET roundId = ? WHERE boardId = ${CLICKER} AND userId = ?`,
        fixture.small,
        fixture.quasar.id,
      ],
      () => [expect.stringContaining(`by round ${fixture.small}, reached at`)],
    ],
    [
      'a board of all games that adds up wrongly',
      () => [
        `UPDATE board_entries SET score = score + 1 WHERE roundId IS NULL AND userId = ?`,
        fixture.quasar.id,
      ],
      () => Array.from({ length: 4 }, () => expect.stringContaining('on the board of All Games')),
    ],
    [
      'a block of another size',
      () => [`UPDATE board_blocks SET size = 3 WHERE boardId = ${CLICKER}`],
      () => ['The board of Alien Clicker (all): a block from the top on says 3 members instead of 2.'],
    ],
    [
      'a first block that is missing',
      () => [`UPDATE board_blocks SET firstKey = '0' WHERE boardId = ${CLICKER}`],
      () => ['The board of Alien Clicker (all): its first block is missing.'],
    ],
    [
      'a board of another size',
      () => [`UPDATE boards SET size = 1 WHERE id = ${ofDerived(CLICKER)}`],
      () => ['The board of Alien Clicker (all): it says 1 members instead of 2.'],
    ],
  ];

  it.each(breaches)('%s [SEC-12]', async (_what, sql, found) => {
    const [statement, ...values] = sql();
    const result = await reconcileAfter(fixture, async (tx) => {
      expect(await tx.execute(statement, values)).toBeGreaterThan(0);
    });
    expect(sentencesOf(result)).toEqual(found());
  });
});

/** MySQL does not let a statement read the table it changes, except through a derived table. */
function ofDerived(select: string): string {
  return `(SELECT id FROM ${select} found)`;
}
