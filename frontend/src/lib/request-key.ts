const KEY_BYTES = 16;

/**
 * Draws the `Idempotency-Key` of one attempt: sent again with the same request, the server does it once. Not
 * `crypto.randomUUID`, which a page has on https only.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
