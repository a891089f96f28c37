/**
 * Returns whether this browser probably has a session: the server sets the readable cookie `signed_in=1`
 * beside the real one. It contains no secret and proves nothing; it only saves visitors a call that would
 * answer 401.
 */
export function hasSignedInHint(): boolean {
  return typeof document !== 'undefined' && document.cookie.includes('signed_in=1');
}

/** Takes the hint back after the server has found no session, which saves the call on the next load. */
export function dropSignedInHint(): void {
  document.cookie = 'signed_in=0; Max-Age=31536000; path=/';
}
