import { CHANCE_GAMES, GAME_IDS, type GameRules, GAMES, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { RowSource } from '../database/snapshot.js';
import type { MemberRange, ReconciliationCheck } from './reconciliation-check.js';

interface WrongRecord {
  readonly userId: number;
  readonly timesPlayed: number | null;
  readonly timePlayed: number | null;
  readonly highScore: number | null;
  readonly rounds: number | null;
  readonly seconds: number | null;
  readonly best: number | null;
}

/** The members' records per game against the rounds they count. */
export const recordsCheck: ReconciliationCheck = {
  claim: "Every member's record of a game is what the proven rounds add up to.",
  find: async (source, range) => {
    const found: string[] = [];
    const games = [...GAME_IDS.map((id) => GAMES[id]), ...CHANCE_GAMES];
    for (const game of games) found.push(...(await findWrongRecords(source, range, game)));
    return found;
  },
};

async function findWrongRecords(
  source: RowSource,
  { after, upTo }: MemberRange,
  game: GameRules,
): Promise<string[]> {
  const rows = await source.query<WrongRecord>(
    `SELECT u.id AS userId, s.timesPlayed, s.timePlayed, s.highScore, p.rounds, p.seconds, p.best
     FROM users u
     LEFT JOIN game_stats s ON s.userId = u.id AND s.gameName = ?
     LEFT JOIN (
       SELECT r.userId, COUNT(*) AS rounds, SUM(ROUND(r.ticks / ${TICKS_PER_SECOND}.0)) AS seconds,
         MAX(r.score) AS best
       FROM rounds r WHERE r.userId > ? AND r.userId <= ? AND r.game = ? AND r.status = 'proven'
       GROUP BY r.userId
     ) p ON p.userId = u.id
     WHERE u.id > ? AND u.id <= ? AND (COALESCE(s.timesPlayed, 0) <> COALESCE(p.rounds, 0)
       OR COALESCE(s.timePlayed, 0) <> COALESCE(p.seconds, 0)
       OR COALESCE(s.highScore, -1) <> COALESCE(p.best, -1))
     ORDER BY u.id`,
    [game.name, after, upTo, game.id, after, upTo],
  );
  return rows.map(
    ({ userId, timesPlayed, timePlayed, highScore, rounds, seconds, best }) =>
      `Member ${userId} has a record of ${game.name} with ${figures(timesPlayed, timePlayed, highScore)}, ` +
      `but the proven rounds make ${figures(rounds, seconds, best)}.`,
  );
}

function figures(rounds: number | null, seconds: number | null, best: number | null): string {
  return `${rounds ?? 0} rounds, ${seconds ?? 0} seconds and ${best === null ? 'no best score' : `a best score of ${best}`}`;
}
