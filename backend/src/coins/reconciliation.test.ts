import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Transaction } from '../database/unit-of-work.js';
import { startTestApp, type TestApp, type TestMember } from '../testing/app.js';
import { playedTicket } from '../testing/rounds.js';
import { CoinLedger } from './coins.ledger.js';
import { describeReconciliation, reconcile, type Reconciliation } from './reconciliation.js';

let app: TestApp;
let quasar: TestMember;
let nova: TestMember;
/** Proven rounds of 2 and 4 coins of Quasar, and of 3 coins of Nova. */
let small: string;
let large: string;
let novas: string;

beforeAll(async () => {
  app = await startTestApp();
  quasar = await app.aMember({ username: 'Quasar', coins: 10 });
  nova = await app.aMember({ username: 'Nova' });
  small = await play(quasar, 12);
  large = await play(quasar, 23);
  novas = await play(nova, 17);
  await play(nova, 3);
  await playedTicket(app, quasar, 5);
});
afterAll(() => app.close());

async function play(member: TestMember, hits: number): Promise<string> {
  const { ticket, played } = await playedTicket(app, member, hits);
  const body = { gameName: 'Alien Clicker', round: ticket.round, log: played.log };
  expect((await member.client.post('/api/games/stats', body)).body).toMatchObject({ verdict: 'proven' });
  return ticket.round;
}

class Undone extends Error {}

/** What a reconciliation finds after some changes, which are undone afterwards. */
async function reconcileAfter(change: (tx: Transaction) => Promise<unknown>): Promise<Reconciliation> {
  let result: Reconciliation | undefined;
  const run = app.unitOfWork.run(async (tx) => {
    await change(tx);
    result = await reconcile(tx);
    throw new Undone();
  });
  await expect(run).rejects.toBeInstanceOf(Undone);
  if (!result) throw new Error('There was no reconciliation.');
  return result;
}

const sentencesOf = ({ checks }: Reconciliation): string[] => checks.flatMap(({ sentences }) => sentences);

/** Takes a round back as an admin's void does; `missing` coins the member no longer has. */
async function takeBack(tx: Transaction, member: TestMember, round: string, missing = 0): Promise<void> {
  const [row] = await tx.query<{ coins: number }>('SELECT coins FROM rounds WHERE id = ?', [round]);
  await tx.execute(`UPDATE rounds SET status = 'voided', coinsMissing = ? WHERE id = ?`, [missing, round]);
  await app.nest.get(CoinLedger).record(tx, {
    userId: member.id,
    amount: missing - (row?.coins ?? 0),
    description: 'Voided round: Alien Clicker',
    source: 'void',
    idempotencyKey: `void:round:${round}`,
  });
}

/** Quasar's record as it is without the larger round. */
const withoutLarge = (tx: Transaction): Promise<number> =>
  tx.execute('UPDATE game_stats SET timesPlayed = 1, timePlayed = 60, highScore = 12 WHERE userId = ?', [
    quasar.id,
  ]);

describe('a reconciliation', () => {
  it('finds that everything agrees after play', async () => {
    const result = await reconcile(app.database);
    expect(result).toMatchObject({ members: 2, lines: 4, rounds: 5, records: 2, differences: 0 });
    expect(describeReconciliation(result)).toMatch(
      /^Compared: members 2, ledger lines 4, rounds 5, records 2\.\n(✓ .+\.\n){7}Everything agrees\.$/,
    );
  });

  it('takes a void for what it is, whole or with coins missing', async () => {
    const result = await reconcileAfter(async (tx) => {
      await takeBack(tx, quasar, large);
      await withoutLarge(tx);
      await takeBack(tx, nova, novas, 2);
      await tx.execute(
        'UPDATE game_stats SET timesPlayed = 1, timePlayed = 60, highScore = 3 WHERE userId = ?',
        [nova.id],
      );
    });
    expect(sentencesOf(result)).toEqual([]);
  });

  it('adds up several lines of one round', async () => {
    const result = await reconcileAfter(async (tx) => {
      const key = (round: string): string => `round:${round}`;
      await tx.execute(
        `UPDATE coin_transactions SET idempotencyKey = ?, amount = 3, balanceAfter = 15
        WHERE idempotencyKey = ?`,
        [`${key(large)}:place`, key(large)],
      );
      await tx.execute('UPDATE users SET coins = coins - 1 WHERE id = ?', [quasar.id]);
      const idempotencyKey = `${key(large)}:clean`;
      const line = { userId: quasar.id, amount: 1, description: 'Clean race', source: 'racing' } as const;
      await app.nest.get(CoinLedger).record(tx, { ...line, idempotencyKey });
    });
    expect(sentencesOf(result)).toEqual([]);
  });

  it('looks at every member, however many there are', async () => {
    const result = await reconcileAfter(async (tx) => {
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
    const result = await reconcileAfter(async (tx) => {
      for (let index = 0; index < 130; index += 1) {
        await tx.execute(
          `INSERT INTO users (username, usernameKey, password, coins, createdAt) VALUES (?, ?, '-', 5, 0)`,
          [`crowd-${index}`, `crowd-${index}`],
        );
      }
    });
    expect(result.differences).toBe(130);
    expect(sentencesOf(result)).toHaveLength(100);
    expect(describeReconciliation(result)).toMatch(/\n {4}And 30 more\.\n[^]+\n130 differences\.$/);
  });
});

describe('a reconciliation names', () => {
  type Breach = readonly [
    what: string,
    sql: () => readonly [string, ...(string | number)[]][],
    found: () => unknown[],
  ];
  const lineOf = (round: string): string => `round:${round}`;

  const breaches: readonly Breach[] = [
    [
      'a balance that no line explains',
      () => [['UPDATE users SET coins = coins + 1 WHERE id = ?', quasar.id]],
      () => [`Member ${quasar.id} (Quasar) has 17 coins, but the ledger lines add up to 16.`],
    ],
    [
      'a line that was lost',
      () => [['DELETE FROM coin_transactions WHERE idempotencyKey = ?', lineOf(small)]],
      () => [
        `Member ${quasar.id} (Quasar) has 16 coins, but the ledger lines add up to 14.`,
        expect.stringMatching(
          /^Ledger line \d+ of member \d+ ends at 16 coins, but 10 before it and its own 4 make 14\.$/,
        ),
        `Round ${small} of member ${quasar.id} is proven with 2 coins, but the ledger paid 0 for it.`,
      ],
    ],
    [
      'a line whose balance does not go on from the one before',
      () => [['UPDATE coin_transactions SET balanceAfter = 99 WHERE idempotencyKey = ?', lineOf(large)]],
      () => [
        expect.stringMatching(
          /^Ledger line \d+ of member \d+ ends at 99 coins, but 12 before it and its own 4 make 16\.$/,
        ),
      ],
    ],
    [
      'a first line that does not begin at nothing',
      () => [['UPDATE coin_transactions SET balanceAfter = 4 WHERE idempotencyKey = ?', lineOf(novas)]],
      () => [expect.stringMatching(/ends at 4 coins, but 0 before it and its own 3 make 3\.$/)],
    ],
    [
      'a round that was paid too little',
      () => [['UPDATE rounds SET coins = 5 WHERE id = ?', large]],
      () => [`Round ${large} of member ${quasar.id} is proven with 5 coins, but the ledger paid 4 for it.`],
    ],
    [
      'a round that was paid twice',
      () => [
        [
          `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
           VALUES (?, 3, 'Again', 'game', ?, 6, 0)`,
          nova.id,
          `${lineOf(novas)}:again`,
        ],
        ['UPDATE users SET coins = 6 WHERE id = ?', nova.id],
      ],
      () => [`Round ${novas} of member ${nova.id} is proven with 3 coins, but the ledger paid 6 for it.`],
    ],
    [
      'a line for a round that was refused',
      () => [
        [`UPDATE rounds SET status = 'refused', coins = 0 WHERE id = ?`, large],
        [
          'UPDATE game_stats SET timesPlayed = 1, timePlayed = 60, highScore = 12 WHERE userId = ?',
          quasar.id,
        ],
      ],
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
          `${lineOf(large)}:x`,
          lineOf(novas),
        ],
      ],
      () => [
        `Round ${novas} of member ${nova.id} is proven with 3 coins, but the ledger paid 0 for it.`,
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
      () => [
        [`UPDATE rounds SET status = 'voided' WHERE id = ?`, large],
        [
          'UPDATE game_stats SET timesPlayed = 1, timePlayed = 60, highScore = 12 WHERE userId = ?',
          quasar.id,
        ],
      ],
      () => [
        `Round ${large} of member ${quasar.id} is voided with 4 coins, but the ledger took 0 back and 0 are noted as missing.`,
      ],
    ],
    [
      'coins noted as missing of a round that was not voided',
      () => [['UPDATE rounds SET coinsMissing = 2 WHERE id = ?', large]],
      () => [
        `Round ${large} of member ${quasar.id} is proven with 4 coins, but the ledger took 0 back and 2 are noted as missing.`,
      ],
    ],
    [
      'a record of more rounds, seconds or points than were proven',
      () => [
        [
          'UPDATE game_stats SET timesPlayed = 3, timePlayed = 180, highScore = 24 WHERE userId = ?',
          quasar.id,
        ],
      ],
      () => [
        `Member ${quasar.id} has a record of Alien Clicker with 3 rounds, 180 seconds and a best score of 24, ` +
          'but the proven rounds make 2 rounds, 120 seconds and a best score of 23.',
      ],
    ],
    [
      'a record that is missing',
      () => [['DELETE FROM game_stats WHERE userId = ?', nova.id]],
      () => [
        `Member ${nova.id} has a record of Alien Clicker with 0 rounds, 0 seconds and no best score, ` +
          'but the proven rounds make 2 rounds, 120 seconds and a best score of 17.',
      ],
    ],
  ];

  it.each(breaches)('%s', async (_what, sql, found) => {
    const result = await reconcileAfter(async (tx) => {
      for (const [statement, ...values] of sql())
        expect(await tx.execute(statement, values)).toBeGreaterThan(0);
    });
    expect(sentencesOf(result)).toEqual(found());
    expect(result.differences).toBe(found().length);
  });

  it('a line that takes back a round nobody voided', async () => {
    const result = await reconcileAfter(async (tx) => {
      await takeBack(tx, quasar, large);
      await tx.execute(`UPDATE rounds SET status = 'proven' WHERE id = ?`, [large]);
    });
    expect(sentencesOf(result)).toEqual([
      `Round ${large} of member ${quasar.id} is proven with 4 coins, but the ledger took 4 back and 0 are noted as missing.`,
      expect.stringMatching(
        /takes 4 coins from member \d+ \("Voided round: .*"\), but no round was voided for it\.$/,
      ),
    ]);
  });

  it('a void that took back too much for the coins it notes as missing', async () => {
    const result = await reconcileAfter(async (tx) => {
      await takeBack(tx, quasar, large);
      await withoutLarge(tx);
      await tx.execute('UPDATE rounds SET coinsMissing = 1 WHERE id = ?', [large]);
    });
    expect(sentencesOf(result)).toEqual([expect.stringContaining('took 4 back and 1 are noted as missing.')]);
  });
});
