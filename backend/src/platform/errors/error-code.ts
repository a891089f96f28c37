/** Returns the code of a system error, such as `ENOENT`, or `unknown`. */
export function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : 'unknown';
}

/** Returns an error and its chain of causes. */
export function errorAndCauses(error: unknown): readonly object[] {
  const found: object[] = [];
  for (let next = error; typeof next === 'object' && next !== null && !found.includes(next);) {
    found.push(next);
    next = 'cause' in next ? next.cause : undefined;
  }
  return found;
}
