/** A message that the chat does not have yet. It belongs to the member who wrote it. */
export interface WaitingMessage {
  /** Drawn by this browser: the server stores a message of this name once. */
  clientId: string;
  userId: number;
  message: string;
  /** Milliseconds since 1970, by this browser's clock; no two messages of a tab have the same. */
  writtenAtMs: number;
  state: WaitingState;
}

/**
 * `waiting` is sent by itself: `isLate` when it was written without a connection, so that a crowd of them goes out
 * slowly; not before `notBeforeMs` where the server has asked for patience. `refused` stays until its writer decides.
 */
export type WaitingState =
  { kind: 'waiting'; isLate: boolean; notBeforeMs?: number } | { kind: 'refused'; reason: string };

/** Whether it is still to be sent. */
export function isWaiting({ state }: WaitingMessage): boolean {
  return state.kind === 'waiting';
}
