import { chanceGameById } from 'game-scenes/rules';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { RoundEntity } from './round.entity.js';

/** How many of a member's tickets of a game are looked at, and how many of them make a habit. */
const TICKETS_LOOKED_AT = 20;
const MIN_THROWN_AWAY = 10;

/**
 * Whether a member throws tickets away until a seed pleases: of the last twenty tickets of the game that ended before
 * this round, more than half and at least ten came to nothing. A refused one counts like an abandoned one, or else a
 * ticket would be thrown away by sending rubbish for it. A run of luck counts against the day's the moment it is drawn,
 * so nothing is won by throwing it away.
 */
export async function isSeedShopping(tx: Transaction, round: RoundEntity): Promise<boolean> {
  if (chanceGameById(round.game)) return false;
  const tickets = await tx.query<{ status: string }>(
    `SELECT status FROM rounds WHERE userId = ? AND game = ? AND decidedAt IS NOT NULL
     ORDER BY decidedAt DESC, id DESC LIMIT ${TICKETS_LOOKED_AT}`,
    [round.userId, round.game],
  );
  const thrownAway = tickets.filter(({ status }) => status === 'abandoned' || status === 'refused').length;
  return thrownAway >= MIN_THROWN_AWAY && thrownAway * 2 > tickets.length;
}
