/**
 * Tells whether this browser probably has a session: the server keeps the readable cookie `signed_in=1` beside the
 * real one. It holds no secret and proves nothing; it only spares visitors a call that would answer 401.
 */
export function hasSignedInHint(): boolean {
  return typeof document !== 'undefined' && /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);
}

/** Forgets the hint: the server said that there is no session behind it, so the next load need not ask again. */
export function dropSignedInHint(): void {
  document.cookie = 'signed_in=; Max-Age=0; path=/';
}
