/** The code of a system's error, such as `ENOENT`; `unknown` for whatever has none. */
export function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : 'unknown';
}
