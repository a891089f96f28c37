import type { WaitingMessage } from '../offline/waiting-message';

/** The server takes 5 messages in 10 s: what was written offline goes out in such steps, with room for one more. */
const LATE_STEP_MS = 2500;

/** No server asks for more patience; a clock that was set back could. */
const MAX_PAUSE_MS = 60_000;

const storageKey = 'chat-sent-at';

/** Returns how long a message still has to wait, in milliseconds. */
export function pauseBeforeMs({ state }: WaitingMessage, sentAtMs: number, nowMs: number): number {
  if (state.kind !== 'waiting') return 0;
  const byPace = state.isLate ? sentAtMs + LATE_STEP_MS : 0;
  const dueMs = Math.max(byPace, state.notBeforeMs ?? 0);
  return Math.min(MAX_PAUSE_MS, Math.max(0, dueMs - nowMs));
}

/** When this browser last sent a message, in milliseconds since 1970; it holds over a reload and in every tab. */
export function lastSentAtMs(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0);
  } catch {
    return 0;
  }
}

/** Notes that a message goes out now. */
export function noteSent(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // The server counts as well.
  }
}
