import { chanceGameById } from 'game-scenes/rules';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { RoundEntity } from './round.entity.js';

/** How many of a member's last tickets of a game are looked at, and how many of them must come to nothing for a sign. */
interface Threshold {
  readonly lookedAt: number;
  readonly least: number;
}

const WITHOUT_RESTARTS: Threshold = { lookedAt: 20, least: 10 };

/** The screen offers restarts, and to begin again after a bad start is play: more are looked at, and more allowed. */
const WITH_RESTARTS: Threshold = { lookedAt: 60, least: 30 };

/** `restarted` is a sign only where restarts count as well. */
type SeedShopping = 'none' | 'restarted' | 'thrown';

/**
 * Returns whether a member throws tickets away to get a better seed, by the tickets of the game that ended before
 * this round: more than half of the last ones, and a least number of them, came to nothing. They are counted without
 * restarts and with them. Refused tickets count like abandoned ones; otherwise an invalid log would throw a ticket
 * away unnoticed. Games of chance are exempt: a run counts towards the daily limit as soon as it is drawn, so
 * throwing it away wins nothing.
 */
export async function seedShopping(tx: Transaction, { userId, game }: RoundEntity): Promise<SeedShopping> {
  if (chanceGameById(game)) return 'none';
  const tickets = await tx.query<Ticket>(
    `SELECT status, isRestarted FROM rounds WHERE userId = ? AND game = ? AND decidedAt IS NOT NULL
     ORDER BY decidedAt DESC, id DESC LIMIT ${WITH_RESTARTS.lookedAt}`,
    [userId, game],
  );
  const others = tickets.filter(({ isRestarted }) => isRestarted === 0);
  if (isSign(others, WITHOUT_RESTARTS)) return 'thrown';
  return isSign(tickets, WITH_RESTARTS) ? 'restarted' : 'none';
}

type Ticket = Pick<RoundEntity, 'status'> & { readonly isRestarted: number };

function isSign(tickets: readonly Ticket[], { lookedAt, least }: Threshold): boolean {
  const last = tickets.slice(0, lookedAt);
  const forNothing = last.filter(({ status }) => status === 'abandoned' || status === 'refused').length;
  return forNothing >= least && forNothing * 2 > last.length;
}
