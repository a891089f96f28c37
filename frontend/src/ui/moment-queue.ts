import { sharedValue } from '../lib/shared-value';
import type { Wardrobe } from './alien-parts';

/** What an alien can put on or hold up. */
export interface BoughtItem {
  itemType: string;
  itemId: string;
  name: string;
  /** Address of its picture; null for none. */
  image: string | null;
}

/** Something that happens to a member once, shown for a second; `wardrobe` is what their alien wears. */
export type Moment = { wardrobe: Wardrobe } &
  /** `balance` is that after the coins. */
  (
    | { kind: 'first-coin'; score: number; coins: number; balance: number }
    | { kind: 'first-purchase'; item: BoughtItem }
    /** `rankBefore` is null for the first place on the board. */
    | { kind: 'new-rank'; gameName: string; rank: number; rankBefore: number | null }
    | { kind: 'badge'; names: readonly string[] }
  );

export type QueuedMoment = Moment & { id: number };

/** The moment on the screen and those that wait, at most. */
const MOST_IN_A_ROW = 2;

const queue = sharedValue<readonly QueuedMoment[]>([]);
let newestId = 0;

/** Returns the moment on the screen, then those that wait. */
export const useMoments = queue.useValue;

/**
 * Adds a moment. A second one of a kind is left out, badges that wait become one moment. Returns false if
 * nothing has changed.
 */
export function queueMoment(moment: Moment): boolean {
  const before = queue.get();
  queue.set(withMoment(before, moment));
  return queue.get() !== before;
}

function withMoment(moments: readonly QueuedMoment[], moment: Moment): readonly QueuedMoment[] {
  const same = moments.findLast(({ kind }) => kind === moment.kind);
  if (same?.kind === 'badge' && moment.kind === 'badge' && same !== moments[0]) {
    const merged = { ...moment, id: same.id, names: [...same.names, ...moment.names] };
    return moments.map((waiting) => (waiting === same ? merged : waiting));
  }
  const isLeftOut = moments.length >= MOST_IN_A_ROW || (same !== undefined && same.kind !== 'badge');
  if (isLeftOut) return moments;
  newestId += 1;
  return [...moments, { ...moment, id: newestId }];
}

/** Ends a moment; the next one follows. */
export function endMoment(id: number): void {
  queue.set(queue.get().filter((moment) => moment.id !== id));
}

/** Leaves out the moment on the screen and all that wait. */
export function clearMoments(): void {
  queue.set([]);
}
