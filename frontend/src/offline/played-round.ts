import type { FinishedRound } from '../api/types';
import type { Outgoing } from './outgoing';

/** A played round: what is stored, sent and shown until there is a verdict. It belongs to the member who played it. */
export interface PlayedRound {
  /** The round's id, from its ticket. */
  id: string;
  userId: number;
  /** The member's name when they played. */
  username: string;
  gameName: string;
  /** Time of issue of its ticket, ISO-8601 by the server's clock. */
  issuedAt: string;
  /** ISO-8601 by this browser's clock, which may be wrong. */
  finishedAt: string;
  /** The report to be sent, including the log. */
  report: FinishedRound;
  score: number;
  /** Coins that the rules pay if the server proves the round. */
  coins: number;
  /** `refused`: the server rejected the request and would do so again; `reason` is shown to the player. */
  state: Outgoing['state'];
}

/**
 * Returns the rounds in sending order, which is the server's order of their tickets: time of issue, then id.
 * This browser's clock counts last, because users can change it.
 */
export function inOrderOfPlay(rounds: readonly PlayedRound[]): PlayedRound[] {
  return rounds.toSorted(
    (one, other) =>
      Date.parse(one.issuedAt) - Date.parse(other.issuedAt) ||
      compareIds(one.id, other.id) ||
      Date.parse(one.finishedAt) - Date.parse(other.finishedAt),
  );
}

/** Compares byte by byte, as the server does. */
function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
