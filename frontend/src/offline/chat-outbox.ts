import { openOutbox } from './outbox';

/** A message that the chat has not stored yet. It belongs to its author. */
export interface WaitingMessage {
  /** Random id made by this browser; the server stores a message once per id. */
  clientId: string;
  userId: number;
  message: string;
  /** Milliseconds since 1970, by this browser's clock; unique within a tab. */
  writtenAtMs: number;
  state: WaitingState;
}

/**
 * `waiting`: sent automatically, not before `notBeforeMs` if the server asked for a pause. `isLate`: written
 * without a connection, so it is sent slowly. `refused`: stays until its author decides.
 */
export type WaitingState =
  { kind: 'waiting'; isLate: boolean; notBeforeMs?: number } | { kind: 'refused'; reason: string };

/** Chat messages, in the order in which they were written. */
export const chatOutbox = openOutbox<WaitingMessage>(
  'messages',
  ({ clientId }) => clientId,
  (messages) => messages.toSorted((one, other) => one.writtenAtMs - other.writtenAtMs),
);
