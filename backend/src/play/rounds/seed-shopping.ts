import { chanceGameById } from 'game-scenes/rules';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { RoundEntity } from './round.entity.js';

/** How many of a member's last tickets of a game came to nothing, and how many of the looked-at ones make a sign. */
interface Threshold {
  readonly lookedAt: number;
  readonly least: number;
}

const THROWN_AWAY: Threshold = { lookedAt: 20, least: 10 };

/**
 * Restarts cost a second each and are offered on the screen: half an hour of beginning again after a bad start
 * is play. So three times as many count.
 */
const RESTARTED: Threshold = { lookedAt: 60, least: 30 };

/** `restarted` is a sign by restarts alone. */
type SeedShopping = 'none' | 'restarted' | 'thrown';

/**
 * Returns whether a member throws tickets away to get a better seed, by the tickets of the game that ended before
 * this round: more than half of the last ones, and a least number of them, came to nothing. Restarts are counted
 * apart. Refused tickets count like abandoned ones; otherwise an invalid log would throw a ticket away unnoticed.
 * Games of chance are exempt: a run counts towards the daily limit as soon as it is drawn, so throwing it away
 * wins nothing.
 */
export async function seedShopping(tx: Transaction, { userId, game }: RoundEntity): Promise<SeedShopping> {
  if (chanceGameById(game)) return 'none';
  const tickets = await tx.query<Pick<RoundEntity, 'status'> & { isRestarted: number }>(
    `SELECT status, isRestarted FROM rounds WHERE userId = ? AND game = ? AND decidedAt IS NOT NULL
     ORDER BY decidedAt DESC, id DESC LIMIT ${RESTARTED.lookedAt}`,
    [userId, game],
  );
  const others = tickets.filter(({ isRestarted }) => isRestarted === 0).slice(0, THROWN_AWAY.lookedAt);
  const thrownAway = others.filter(({ status }) => status === 'abandoned' || status === 'refused');
  if (isMany(thrownAway.length, others.length, THROWN_AWAY)) return 'thrown';
  const restarted = tickets.filter(({ isRestarted }) => isRestarted === 1);
  return isMany(restarted.length, tickets.length, RESTARTED) ? 'restarted' : 'none';
}

const isMany = (count: number, of: number, { least }: Threshold): boolean => count >= least && count * 2 > of;
