import { CHANCE_GAMES, GAME_IDS, type GameRules, GAMES, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { RowSource } from '../../platform/database/database.js';
import { recordVersion } from '../../play/boards/ranked-games.js';
import type { MemberRange } from '../../members/user/member-ranges.js';
import type { ReconciliationCheck } from './reconciliation-check.js';

type Figure = number | null;

interface WrongRecord {
  readonly userId: number;
  readonly timesPlayed: Figure;
  readonly timePlayed: Figure;
  readonly highScore: Figure;
  readonly totalCoins: Figure;
  readonly lastPlayed: Figure;
  readonly rounds: Figure;
  readonly seconds: Figure;
  readonly best: Figure;
  readonly coins: Figure;
  readonly last: Figure;
}

/** Compares the members' records per game with the rounds they count. */
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
    `SELECT u.id AS userId, s.timesPlayed, s.timePlayed, s.highScore, s.totalCoins, s.lastPlayed,
       p.rounds, p.seconds, p.best, p.coins, p.last
     FROM users u
     LEFT JOIN game_stats s ON s.userId = u.id AND s.gameName = ?
     LEFT JOIN (
       SELECT r.userId, COUNT(*) AS rounds, SUM(ROUND(r.ticks / ${TICKS_PER_SECOND}.0)) AS seconds,
         MAX(CASE WHEN r.rulesVersion = ? THEN r.score END) AS best, SUM(r.coins) AS coins, MAX(r.decidedAt) AS last
       FROM rounds r WHERE r.userId > ? AND r.userId <= ? AND r.game = ? AND r.status = 'proven'
       GROUP BY r.userId
     ) p ON p.userId = u.id
     WHERE u.id > ? AND u.id <= ? AND (COALESCE(s.timesPlayed, 0) <> COALESCE(p.rounds, 0)
       OR COALESCE(s.timePlayed, 0) <> COALESCE(p.seconds, 0)
       OR COALESCE(s.highScore, -1) <> COALESCE(p.best, -1)
       OR COALESCE(s.totalCoins, 0) <> COALESCE(p.coins, 0)
       OR COALESCE(s.lastPlayed, 0) <> COALESCE(p.last, 0))
     ORDER BY u.id`,
    [game.name, recordVersion(game.id), after, upTo, game.id, after, upTo],
  );
  return rows.map((row) => {
    const kept = figures(row.timesPlayed, row.timePlayed, row.highScore, row.totalCoins, row.lastPlayed);
    const proven = figures(row.rounds, row.seconds, row.best, row.coins, row.last);
    return `Member ${row.userId} has a record of ${game.name} with ${kept}, but the proven rounds make ${proven}.`;
  });
}

function figures(rounds: Figure, seconds: Figure, best: Figure, coins: Figure, lastMs: Figure): string {
  const score = best === null ? 'no best score' : `a best score of ${best}`;
  const last = lastMs === null ? 'never played' : `last played at ${new Date(lastMs).toISOString()}`;
  return `${rounds ?? 0} rounds, ${seconds ?? 0} seconds, ${coins ?? 0} coins, ${score} and ${last}`;
}
