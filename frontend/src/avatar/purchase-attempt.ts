import type { AvatarPurchase } from '../api/types';
import { newRequestKey } from '../lib/request-key';

interface Attempt {
  key: string;
  /** The request body. */
  body: string;
}

const nameOf = (userId: number): string => `avatar-purchase:${userId}`;

/**
 * Returns the `Idempotency-Key` of a purchase: a new one, or that of an unanswered attempt of the same
 * purchase, also after a reload. A part is owned once, so another purchase may start while the outcome of the
 * first is unknown.
 */
export function attemptKey(userId: number, purchase: AvatarPurchase): string {
  const body = JSON.stringify(purchase);
  const kept = read(userId);
  if (kept?.body === body) return kept.key;
  const attempt: Attempt = { key: newRequestKey(), body };
  write(userId, attempt);
  return attempt.key;
}

/** Deletes the stored key once the server has decided. */
export function endAttempt(userId: number): void {
  try {
    localStorage.removeItem(nameOf(userId));
  } catch {
    // Nothing to clear: storage is unavailable.
  }
}

function read(userId: number): (Partial<Attempt & { key: string }> & { key: string }) | null {
  try {
    const attempt = JSON.parse(localStorage.getItem(nameOf(userId)) ?? 'null') as Partial<Attempt> | null;
    return typeof attempt?.key === 'string' ? { ...attempt, key: attempt.key } : null;
  } catch {
    return null;
  }
}

function write(userId: number, attempt: Attempt): void {
  try {
    localStorage.setItem(nameOf(userId), JSON.stringify(attempt));
  } catch {
    // Storage may be disabled: the key then ends with the attempt.
  }
}
