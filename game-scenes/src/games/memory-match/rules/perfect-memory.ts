/**
 * Returns the turns in which a perfect memory finds `pairs` pairs. It meets the symbols in the given order, takes a
 * pair as soon as it knows both cards, and else turns the next card or two. No other way to turn them is shorter:
 * each of its mismatches shows two new cards.
 */
export function perfectTurns(met: readonly number[], pairs: number): number {
  const seen = new Set<number>();
  let found = 0;
  let mismatches = 0;
  for (let next = 0; found < pairs && next < met.length;) {
    const [first = 0, second = 0] = met.slice(next);
    if (seen.has(first)) {
      next += 1;
      found += 1;
      continue;
    }
    next += 2;
    if (first === second) {
      found += 1;
      continue;
    }
    mismatches += 1;
    // The other card of the second one is known: that pair is the next turn.
    if (seen.has(second)) found += 1;
    seen.add(first).add(second);
  }
  return pairs + mismatches;
}
