/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type LedgerFixture,
  openLedgerFixture,
  reconcileAfter,
  sentencesOf,
} from '../../../test/support/ledger-fixture.js';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await openLedgerFixture();
});
afterAll(() => fixture.app.close());

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
    [
      'a last play at another time',
      () => ['UPDATE users SET lastPlayedAt = 1 WHERE id = ?', fixture.quasar.id],
      () => [
        `Member ${fixture.quasar.id} has last played at another time than the records of their games say.`,
      ],
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
