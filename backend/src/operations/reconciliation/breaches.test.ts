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

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await openLedgerFixture();
});
afterAll(() => fixture.app.close());

describe('a reconciliation names', () => {
  type Breach = readonly [
    what: string,
    sql: () => readonly (readonly [string, ...(string | number)[]])[],
    found: () => unknown[],
  ];
  /** Placeholder for what else follows from Quasar's rounds: the record and the places. */
  const RECOUNT = ['recount'] as const;
  /** When Quasar's larger round was received. */
  const LAST = '2030-01-01T12:02:00.000Z';
  const lineOf = (round: string): string => `round:${round}`;

  const breaches: readonly Breach[] = [
    [
      'a balance that no line explains',
      () => [['UPDATE users SET coins = coins + 1 WHERE id = ?', fixture.quasar.id]],
      () => [`Member ${fixture.quasar.id} (Quasar) has 17 coins, but the ledger lines add up to 16.`],
    ],
    [
      'a line that was lost',
      () => [['DELETE FROM coin_transactions WHERE idempotencyKey = ?', lineOf(fixture.small)]],
      () => [
        `Member ${fixture.quasar.id} (Quasar) has 16 coins, but the ledger lines add up to 14.`,
        expect.stringMatching(
          /^Ledger line \d+ of member \d+ ends at 16 coins, but 10 before it and its own 4 make 14\.$/,
        ),
        `Round ${fixture.small} of member ${fixture.quasar.id} is proven with 2 coins, but the ledger paid 0 for it.`,
      ],
    ],
    [
      'a line whose balance does not go on from the one before',
      () => [
        ['UPDATE coin_transactions SET balanceAfter = 99 WHERE idempotencyKey = ?', lineOf(fixture.large)],
      ],
      () => [
        expect.stringMatching(
          /^Ledger line \d+ of member \d+ ends at 99 coins, but 12 before it and its own 4 make 16\.$/,
        ),
      ],
    ],
    [
      'a first line that does not begin at nothing',
      () => [
        ['UPDATE coin_transactions SET balanceAfter = 4 WHERE idempotencyKey = ?', lineOf(fixture.novas)],
      ],
      () => [expect.stringMatching(/ends at 4 coins, but 0 before it and its own 3 make 3\.$/)],
    ],
    [
      'a round that was paid too little',
      () => [['UPDATE rounds SET coins = 5 WHERE id = ?', fixture.large], RECOUNT],
      () => [
        `Round ${fixture.large} of member ${fixture.quasar.id} is proven with 5 coins, but the ledger paid 4 for it.`,
      ],
    ],
    [
      'a round that was paid twice',
      () => [
        [
          `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
           VALUES (?, 3, 'Again', 'game', ?, 6, 0)`,
          fixture.nova.id,
          `${lineOf(fixture.novas)}:again`,
        ],
        ['UPDATE users SET coins = 6 WHERE id = ?', fixture.nova.id],
      ],
      () => [
        `Round ${fixture.novas} of member ${fixture.nova.id} is proven with 3 coins, but the ledger paid 6 for it.`,
      ],
    ],
    [
      'a line for a round that was refused',
      () => [[`UPDATE rounds SET status = 'refused', coins = 0 WHERE id = ?`, fixture.large], RECOUNT],
      () => [
        expect.stringMatching(
          /gives member \d+ 4 coins \("Earned 4 coins .*"\), but no proven round earned them\.$/,
        ),
      ],
    ],
    [
      'a round with coins that is not decided',
      () => [[`UPDATE rounds SET coins = 1 WHERE status = 'open'`]],
      () => [
        expect.stringMatching(
          /^Round \S+ of member \d+ is open with 1 coin, but the ledger paid 0 for it\.$/,
        ),
      ],
    ],
    [
      "a line for another member's round",
      () => [
        [
          'UPDATE coin_transactions SET idempotencyKey = ? WHERE idempotencyKey = ?',
          `${lineOf(fixture.large)}:x`,
          lineOf(fixture.novas),
        ],
      ],
      () => [
        `Round ${fixture.novas} of member ${fixture.nova.id} is proven with 3 coins, but the ledger paid 0 for it.`,
        expect.stringMatching(/gives member \d+ 3 coins .* but no proven round earned them\.$/),
      ],
    ],
    [
      'a line of a game without a round',
      () => [[`UPDATE coin_transactions SET source = 'game' WHERE source = 'admin'`]],
      () => [
        expect.stringMatching(/gives member \d+ 10 coins \("Coins to begin with"\), but no proven round/),
      ],
    ],
    [
      'a voided round that was not taken back',
      () => [[`UPDATE rounds SET status = 'voided' WHERE id = ?`, fixture.large], RECOUNT],
      () => [
        `Round ${fixture.large} of member ${fixture.quasar.id} is voided with 4 coins, but the ledger took 0 back and 0 are noted as missing.`,
      ],
    ],
    [
      'coins noted as missing of a round that was not voided',
      () => [['UPDATE rounds SET coinsMissing = 2 WHERE id = ?', fixture.large]],
      () => [
        `Round ${fixture.large} of member ${fixture.quasar.id} is proven with 4 coins, but the ledger took 0 back and 2 are noted as missing.`,
      ],
    ],
    [
      'a record of more rounds, seconds or points than were proven',
      () => [
        [
          'UPDATE game_stats SET timesPlayed = 3, timePlayed = 180, highScore = 24 WHERE userId = ?',
          fixture.quasar.id,
        ],
      ],
      () => [
        `Member ${fixture.quasar.id} has a record of Alien Clicker with 3 rounds, 180 seconds, 6 coins, ` +
          `a best score of 24 and last played at ${LAST}, ` +
          `but the proven rounds make 2 rounds, 120 seconds, 6 coins, a best score of 23 and last played at ${LAST}.`,
      ],
    ],
    [
      'a record of other coins',
      () => [['UPDATE game_stats SET totalCoins = 7 WHERE userId = ?', fixture.quasar.id]],
      () => [expect.stringMatching(/ 7 coins, a best score of 23 .* 6 coins, a best score of 23 /)],
    ],
    [
      'a record that is missing',
      () => [['DELETE FROM game_stats WHERE userId = ?', fixture.nova.id]],
      () => [
        expect.stringMatching(
          /with 0 rounds, 0 seconds, 0 coins, no best score and never played, but the proven rounds make 2 rounds, 120 seconds, 3 coins, a best score of 17 and last played at \S+\.$/,
        ),
        expect.stringMatching(/^Member \d+ has last played at another time than the records/),
      ],
    ],
  ];

  it.each(breaches)('%s', async (_what, sql, found) => {
    const result = await reconcileAfter(fixture, async (tx) => {
      for (const [statement, ...values] of sql()) {
        if (statement === 'recount') await recount(fixture, tx, fixture.quasar);
        else expect(await tx.execute(statement, values)).toBeGreaterThan(0);
      }
    });
    expect(sentencesOf(result)).toEqual(found());
    expect(result.differences).toBe(found().length);
  });

  it('a line that takes back a round nobody voided', async () => {
    const result = await reconcileAfter(fixture, async (tx) => {
      await takeBack(fixture, tx, { member: fixture.quasar, round: fixture.large });
      await tx.execute(`UPDATE rounds SET status = 'proven' WHERE id = ?`, [fixture.large]);
    });
    expect(sentencesOf(result)).toEqual([
      `Round ${fixture.large} of member ${fixture.quasar.id} is proven with 4 coins, but the ledger took 4 back and 0 are noted as missing.`,
      expect.stringMatching(
        /takes 4 coins from member \d+ \("Voided round: .*"\), but no round was voided for it\.$/,
      ),
    ]);
  });

  it('a void that took back too much for the coins it notes as missing', async () => {
    const result = await reconcileAfter(fixture, async (tx) => {
      await takeBack(fixture, tx, { member: fixture.quasar, round: fixture.large });
      await recount(fixture, tx, fixture.quasar);
      await tx.execute('UPDATE rounds SET coinsMissing = 1 WHERE id = ?', [fixture.large]);
    });
    expect(sentencesOf(result)).toEqual([expect.stringContaining('took 4 back and 1 are noted as missing.')]);
  });
});
