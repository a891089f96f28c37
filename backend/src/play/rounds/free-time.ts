/** A stretch of time in milliseconds UTC, its end not included. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/**
 * Returns where a round ends that takes the first free time from its ticket on, in as many parts as it needs.
 *
 * Afterwards no time between `startMs` and the end is free. The time given to a member's rounds is therefore
 * made of the stretches from each round's ticket to its end, and one timestamp per round is enough to store
 * it. Rounds that were played one after another all find room, in whichever order they arrive: the time that
 * stays free is the latest, which most later arrivals can use.
 *
 * @param spent time that is not free, in any order; stretches may overlap
 * @param startMs the earliest moment
 * @param lengthMs how long the round was played
 */
export function endInFreeTime(spent: readonly Stretch[], startMs: number, lengthMs: number): number {
  let end = startMs;
  let missing = lengthMs;
  for (const { from, until } of spent.toSorted((one, other) => one.from - other.from)) {
    const free = from - end;
    if (free >= missing) break;
    missing -= Math.max(0, free);
    end = Math.max(end, until);
  }
  return end + missing;
}
