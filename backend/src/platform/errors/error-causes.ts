/** Returns an error and its chain of causes. */
export function errorAndCauses(error: unknown): readonly object[] {
  const found: object[] = [];
  for (let next = error; typeof next === 'object' && next !== null && !found.includes(next);) {
    found.push(next);
    next = 'cause' in next ? next.cause : undefined;
  }
  return found;
}
