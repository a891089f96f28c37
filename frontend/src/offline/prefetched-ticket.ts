import type { Ticket } from '../api/types';

/** A ticket that was fetched ahead, for a round without a network. It belongs to the member it was issued to. */
export interface PrefetchedTicket {
  /** The round's id. */
  round: string;
  userId: number;
  gameName: string;
  ticket: Ticket;
  /** Used up at the start of its round, whether or not the round is ever sent: it is remembered to never start two. */
  isSpent: boolean;
}
