import { GAME_IDS, GAMES } from 'game-scenes/rules';
import type { RowSource } from '../../platform/database/snapshot.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { MemberIds } from './board-recount.js';

const RANKED_NAMES = GAME_IDS.map((id) => GAMES[id].name);

/** What `users.lastPlayedAt` has to be: the last play of any game that is ranked. */
const LAST_PLAYED = `(SELECT MAX(s.lastPlayed) FROM game_stats s WHERE s.userId = users.id
  AND s.gameName IN (${RANKED_NAMES.map(() => '?').join(', ')}))`;
const DIFFERS = `id > ? AND id <= ? AND COALESCE(lastPlayedAt, 0) <> COALESCE(${LAST_PLAYED}, 0)`;

/** Sets when these members have last played what is ranked, by their records; gives for how many it was another time. */
export function setLastPlayed(tx: Transaction, { after, upTo }: MemberIds): Promise<number> {
  return tx.execute(`UPDATE users SET lastPlayedAt = ${LAST_PLAYED} WHERE ${DIFFERS}`, [
    ...RANKED_NAMES,
    after,
    upTo,
    ...RANKED_NAMES,
  ]);
}

/** The members of these for whom it is not what their records say. */
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
