import type { Ticket } from '../api/types';

/** A ticket fetched ahead for a round without a network. It belongs to the member it was issued to. */
export interface PrefetchedTicket {
  /** The round's id. */
  round: string;
  userId: number;
  gameName: string;
  ticket: Ticket;
  /**
   * True from the start of its round, sent or not. The ticket is kept so that it never starts a second round.
   */
  isSpent: boolean;
  /** True while the server has to be told that a restart left the round. */
  isRestarted?: boolean;
}
