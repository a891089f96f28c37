import { GAME_IDS, GAMES } from 'game-scenes/rules';
import type { RowSource } from '../../platform/database/snapshot.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { MemberIds } from './board-recount.js';

const RANKED_NAMES = GAME_IDS.map((id) => GAMES[id].name);

/** Expected value of `users.lastPlayedAt`: the last play of any ranked game. */
const LAST_PLAYED = `(SELECT MAX(s.lastPlayed) FROM game_stats s WHERE s.userId = users.id
  AND s.gameName IN (${RANKED_NAMES.map(() => '?').join(', ')}))`;
const DIFFERS = `id > ? AND id <= ? AND COALESCE(lastPlayedAt, 0) <> COALESCE(${LAST_PLAYED}, 0)`;

/** Updates these members' last play of a ranked game from their records. Returns how many have changed. */
export function setLastPlayed(tx: Transaction, { after, upTo }: MemberIds): Promise<number> {
  return tx.execute(`UPDATE users SET lastPlayedAt = ${LAST_PLAYED} WHERE ${DIFFERS}`, [
    ...RANKED_NAMES,
    after,
    upTo,
    ...RANKED_NAMES,
  ]);
}

/** Returns those of these members whose `lastPlayedAt` does not match their records. */
export async function findWrongLastPlayed(
  source: RowSource,
  { after, upTo }: MemberIds,
): Promise<readonly number[]> {
  const rows = await source.query<{ id: number }>(`SELECT id FROM users WHERE ${DIFFERS} ORDER BY id`, [
    after,
    upTo,
    ...RANKED_NAMES,
  ]);
  return rows.map(({ id }) => id);
}
