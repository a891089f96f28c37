import { CHANCE_GAMES, GAME_IDS, GAMES } from 'game-scenes/rules';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { MemberIds } from './board-recount.js';
import { recordVersion } from './ranked-games.js';

/** Sets the high scores of these members' records to their best rounds under the games' current rules. */
export async function setHighScores(tx: Transaction, { after, upTo }: MemberIds): Promise<void> {
  for (const { id, name } of [...GAME_IDS.map((game) => GAMES[game]), ...CHANCE_GAMES]) {
    await tx.execute(
      `UPDATE game_stats SET highScore = (
         SELECT MAX(r.score) FROM rounds r
         WHERE r.userId = game_stats.userId AND r.game = ? AND r.status = 'proven' AND r.rulesVersion = ?)
       WHERE gameName = ? AND userId > ? AND userId <= ?`,
      [id, recordVersion(id), name, after, upTo],
    );
  }
}
