/** A stretch of time in milliseconds UTC, its end not included. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/**
 * Where a round ends that takes the first free time from its ticket on, in as many pieces as it needs.
 *
 * Nothing from `startMs` to the end is free any more then. So all that has been given to a member's rounds are the
 * stretches from each round's ticket to its end, and one moment per round says where its time lies. And rounds that
 * were played one after another all find room, in whichever order they arrive: what the first free time leaves is the
 * latest, which most of those that are still to come can use.
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
