const KEY_BYTES = 16;

/**
 * Returns a random `Idempotency-Key` for one attempt; the server executes a repeated request once. Does not
 * use `crypto.randomUUID`, which exists on https pages only.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
