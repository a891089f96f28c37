import type { FinishedRound } from '../api/types';

/** A round that was played to its end and has no verdict yet. It belongs to the member who played it. */
export interface WaitingRound {
  /** The round's id, from its ticket. */
  id: string;
  userId: number;
  /** What the member was called when they played. */
  username: string;
  gameName: string;
  /** ISO-8601, by the server's clock: when its ticket was issued. */
  issuedAt: string;
  /** ISO-8601, by this browser's clock, which may be wrong. */
  finishedAt: string;
  /** What is sent, the log included. */
  report: FinishedRound;
  score: number;
  /** What the rules pay for it, should the server prove it. */
  coins: number;
  state: RoundState;
}

/** `refused`: the server turned the request itself down and will do so again; `reason` is the sentence for people. */
export type RoundState = { kind: 'waiting' } | { kind: 'refused'; reason: string };

/** Whether the round is still to be sent. */
export function isWaiting({ state }: WaitingRound): boolean {
  return state.kind === 'waiting';
}

/**
 * Returns the rounds in the order they are to be sent: that of their tickets, which is the server's own (the issue, then
 * the id). What this browser's clock says comes last, since people set clocks.
 */
export function inOrderOfPlay(rounds: readonly WaitingRound[]): WaitingRound[] {
  return rounds.toSorted(
    (one, other) =>
      Date.parse(one.issuedAt) - Date.parse(other.issuedAt) ||
      compareIds(one.id, other.id) ||
      Date.parse(one.finishedAt) - Date.parse(other.finishedAt),
  );
}

/** Byte by byte, as the server does. */
function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
