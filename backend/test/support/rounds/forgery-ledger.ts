import type { TestApp } from '../app.js';
import { playedMs, type Stage } from './forgery-stage.js';

/** Everything of the forger that a round can change, and sums over all others that no forgery may change. */
export interface LedgerFixture {
  readonly coins: number;
  readonly ledger: number;
  readonly lines: number;
  readonly provenUntil: number;
  /** Time given to the forger's proven rounds, and their playing time, in milliseconds. */
  readonly spentMs: number;
  readonly playedMs: number;
  readonly roundsCounted: number;
  readonly secondsCounted: number;
  readonly stats: readonly unknown[];
  readonly everybodyElse: unknown;
}

interface Sums {
  readonly coins: number;
  readonly ledger: number;
  readonly lines: number;
  readonly provenUntil: number;
}

interface StatsRow {
  readonly gameName: string;
  readonly timesPlayed: number;
  readonly timePlayed: number;
  readonly highScore: number | null;
}

const MONEY = `SELECT coins, provenUntil,
    (SELECT COALESCE(SUM(amount), 0) FROM coin_transactions WHERE userId = u.id) AS ledger,
    (SELECT COUNT(*) FROM coin_transactions WHERE userId = u.id) AS \`lines\`
  FROM users u WHERE id = ?`;

/** Unverified reports are stored in separate columns: a row with nothing else does not count. */
const COUNTED = `SELECT gameName, timesPlayed, timePlayed, highScore FROM game_stats
  WHERE userId = ? AND (timesPlayed > 0 OR timePlayed > 0 OR highScore IS NOT NULL OR lastPlayed IS NOT NULL)
  ORDER BY gameName`;

const EVERYBODY_ELSE = `SELECT
    (SELECT COUNT(*) FROM users) AS users,
    (SELECT SUM(coins) FROM users WHERE id <> ?) AS coins,
    (SELECT SUM(provenUntil) FROM users WHERE id <> ?) AS provenUntil,
    (SELECT COUNT(*) FROM coin_transactions WHERE userId <> ?) AS \`lines\`,
    (SELECT COALESCE(SUM(timesPlayed), 0) FROM game_stats WHERE userId <> ?) AS roundsCounted,
    (SELECT COUNT(*) FROM rounds WHERE userId <> ?) AS rounds,
    (SELECT COUNT(*) FROM rounds WHERE userId <> ? AND status = 'open') AS openRounds`;

const PROVEN = `SELECT issuedAt, countedUntil, ticks FROM rounds
  WHERE userId = ? AND status IN ('proven', 'voided') ORDER BY issuedAt`;

interface ProvenRow {
  readonly issuedAt: number;
  readonly countedUntil: number;
  readonly ticks: number;
}

/** Reads the ledger and statistics of a stage. */
export async function ledgerOf({ app, forger }: Stage): Promise<LedgerFixture> {
  const [money] = await app.database.query<Sums>(MONEY, [forger.id]);
  if (!money) throw new Error('The forger has no row.');
  const stats = await app.database.query<StatsRow>(COUNTED, [forger.id]);
  const [everybodyElse] = await app.database.query(EVERYBODY_ELSE, Array<number>(6).fill(forger.id));
  const proven = await app.database.query<ProvenRow>(PROVEN, [forger.id]);
  return {
    ...money,
    spentMs: coveredMs(proven),
    playedMs: proven.reduce((sum, { ticks }) => sum + playedMs(ticks), 0),
    roundsCounted: stats.reduce((sum, row) => sum + row.timesPlayed, 0),
    secondsCounted: stats.reduce((sum, row) => sum + row.timePlayed, 0),
    stats,
    everybodyElse,
  };
}

/** Returns the time between tickets and ends of rounds; overlaps count once. */
function coveredMs(rounds: readonly ProvenRow[]): number {
  let covered = 0;
  let end = 0;
  for (const { issuedAt, countedUntil } of rounds) {
    covered += Math.max(0, countedUntil - Math.max(end, issuedAt));
    end = Math.max(end, countedUntil);
  }
  return covered;
}

/** Returns all coins, as the sum of balances and as the sum of the ledger; both must be equal. */
export async function coinsOfEverybody(
  app: TestApp,
): Promise<{ readonly coins: number; readonly ledger: number }> {
  const [row] = await app.database.query<{ coins: number; ledger: number }>(
    `SELECT COALESCE(SUM(coins), 0) AS coins,
       (SELECT COALESCE(SUM(amount), 0) FROM coin_transactions) AS ledger FROM users`,
  );
  if (!row) throw new Error('A sum has no row.');
  return row;
}
