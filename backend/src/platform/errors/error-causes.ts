/** An error, what it comes from, what that comes from, and so on. */
export function errorAndCauses(error: unknown): readonly object[] {
  const found: object[] = [];
  for (let next = error; typeof next === 'object' && next !== null && !found.includes(next);) {
    found.push(next);
    next = 'cause' in next ? next.cause : undefined;
  }
  return found;
}
