import { chanceGameById } from 'game-scenes/rules';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { RoundEntity } from './round.entity.js';

/** Number of a member's last tickets of a game that are checked, and minimum number of thrown away ones. */
const TICKETS_LOOKED_AT = 20;
const MIN_THROWN_AWAY = 10;

/**
 * Returns whether a member throws tickets away to get a better seed: of the last twenty tickets of the game
 * that ended before this round, more than half and at least ten came to nothing. Refused tickets count like
 * abandoned ones; otherwise an invalid log would throw a ticket away unnoticed. Games of chance are exempt: a
 * run counts towards the daily limit as soon as it is drawn, so throwing it away wins nothing.
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
