import type { WaitingMessage } from '../offline/chat-outbox';

/**
 * Pause between messages written offline. The server accepts 5 messages in 10 s; this leaves room for a new
 * one.
 */
const LATE_STEP_MS = 2500;

/** Maximum pause. No server requests a longer one; it can result only from a clock that was set back. */
const MAX_PAUSE_MS = 60_000;

const storageKey = 'chat-sent-at';

/** Returns how long a message has to wait before it is sent, in milliseconds. */
export function pauseBeforeMs({ state }: WaitingMessage, sentAtMs: number, nowMs: number): number {
  if (state.kind !== 'waiting') return 0;
  const byPace = state.isLate ? sentAtMs + LATE_STEP_MS : 0;
  const dueMs = Math.max(byPace, state.notBeforeMs ?? 0);
  return Math.min(MAX_PAUSE_MS, Math.max(0, dueMs - nowMs));
}

/**
 * Returns when this browser last sent a message, in milliseconds since 1970; shared by all tabs and kept over
 * a reload.
 */
export function lastSentAtMs(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0);
  } catch {
    return 0;
  }
}

/** Stores the current time as that of the last message. */
export function noteSent(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage, the server's rate limit still applies.
  }
}
