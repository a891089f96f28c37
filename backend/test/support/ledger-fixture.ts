import { expect } from '@jest/globals';
import { CoinLedger } from '../../src/economy/coins/coin-ledger.service.js';
import { reconcile, type Reconciliation } from '../../src/operations/reconciliation/reconciliation.js';
import type { Transaction } from '../../src/platform/database/unit-of-work.js';
import { BoardRankingService } from '../../src/play/boards/board-ranking.service.js';
import { startTestApp, type TestApp, type TestMember } from './app.js';
import { playedTicket } from './rounds.js';

class Undone extends Error {}

/** A site with two members, four proven rounds and an open one; the ledger agrees until a test spoils it. */
export interface LedgerFixture {
  readonly app: TestApp;
  readonly quasar: TestMember;
  readonly nova: TestMember;
  /** A proven round of 2 coins of Quasar. */
  readonly small: string;
  /** A proven round of 4 coins of Quasar. */
  readonly large: string;
  /** A proven round of 3 coins of Nova. */
  readonly novas: string;
}

/** Starts the site and plays the rounds; the caller closes `app`. */
export async function openLedgerFixture(): Promise<LedgerFixture> {
  const app = await startTestApp();
  const quasar = await app.aMember({ username: 'Quasar', coins: 10 });
  const nova = await app.aMember({ username: 'Nova' });
  const small = await play(app, quasar, 12);
  const large = await play(app, quasar, 23);
  const novas = await play(app, nova, 17);
  await play(app, nova, 3);
  await playedTicket(app, quasar, 5);
  return { app, quasar, nova, small, large, novas };
}

async function play(app: TestApp, member: TestMember, hits: number): Promise<string> {
  const { ticket, played } = await playedTicket(app, member, hits);
  const body = { gameName: 'Alien Clicker', round: ticket.round, log: played.log };
  expect((await member.client.post('/api/games/stats', body)).body).toMatchObject({ verdict: 'proven' });
  return ticket.round;
}

/** Returns the result of a reconciliation after some changes, which are rolled back. */
export async function reconcileAfter(
  { app }: Pick<LedgerFixture, 'app'>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Reconciliation> {
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

export const sentencesOf = ({ checks }: Reconciliation): string[] =>
  checks.flatMap(({ sentences }) => sentences);

/** Voids a round as an admin does; `missing` is the number of coins that the member no longer has. */
export async function takeBack(
  { app }: LedgerFixture,
  tx: Transaction,
  { member, round, missing = 0 }: { member: TestMember; round: string; missing?: number },
): Promise<void> {
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

/** Recomputes a member's record of Alien Clicker and their places from their proven rounds. */
export async function recount({ app }: LedgerFixture, tx: Transaction, member: TestMember): Promise<void> {
  const proven = `FROM rounds r WHERE r.userId = game_stats.userId AND r.status = 'proven'`;
  await tx.execute(
    `UPDATE game_stats SET timesPlayed = (SELECT COUNT(*) ${proven}),
       timePlayed = (SELECT SUM(ROUND(r.ticks / 60.0)) ${proven}), highScore = (SELECT MAX(r.score) ${proven}),
       totalCoins = (SELECT SUM(r.coins) ${proven}), lastPlayed = (SELECT MAX(r.decidedAt) ${proven})
     WHERE userId = ?`,
    [member.id],
  );
  await app.nest.get(BoardRankingService, { strict: false }).recount(tx, member.id, app.clock.now());
}
