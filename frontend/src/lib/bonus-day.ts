import { storedText, storeText } from './stored-text';

const storageKey = (userId: number): string => `daily-bonus-asked ${userId}`;

/** Returns true if this browser has already requested the member's bonus of this UTC day. */
export function isBonusAsked(userId: number): boolean {
  const today = new Date().toISOString().slice(0, 10);
  return storedText(storageKey(userId)) === today;
}

/**
 * Stores that the bonus of a UTC day (e.g. '2026-11-21', by the server's clock) was requested. Without storage
 * the next load requests it again, which is idempotent.
 */
export function rememberBonusAsked(userId: number, day: string): void {
  storeText(storageKey(userId), day);
}
