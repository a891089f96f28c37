import { currentGame } from '../lib/current-game';
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
export type Moment = { wardrobe: Wardrobe } & (
  | { kind: 'first-coin'; score: number; coins: number; /** After those coins. */ balance: number }
  | { kind: 'first-purchase'; item: BoughtItem }
  | {
      kind: 'new-rank';
      gameName: string;
      rank: number;
      /** Null for the first place on the board. */ rankBefore: number | null;
    }
  | { kind: 'badge'; names: readonly string[] }
);

export type QueuedMoment = Moment & { id: number };

/** The moment on the screen and those that wait, at most. */
const MOST_IN_A_ROW = 2;

/** A moment that could not be shown by then is left out, ms: nothing comes late. */
const LOADING_MS = 4000;

const queue = sharedValue<readonly QueuedMoment[]>([]);
let newestId = 0;
let loading: Promise<void> | undefined;

/** Returns the moment on the screen, then those that wait. */
export const useMoments = queue.useValue;

/**
 * Shows a moment over the page, after the one on the screen. A second one of a kind is left out, badges that
 * wait become one moment; so does everything while a round is played.
 */
export function showMoment(moment: Moment): void {
  if (currentGame() !== null) return;
  const before = queue.get();
  const after = withMoment(before, moment);
  queue.set(after);
  if (after !== before) void loadLayer();
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

/** Loads the layer with the first moment: most visits have none. */
async function loadLayer(): Promise<void> {
  const askedAt = performance.now();
  loading ??= import('./moment-layer').then(({ mountMomentLayer }) => {
    if (performance.now() - askedAt > LOADING_MS) clearMoments();
    mountMomentLayer();
  });
  try {
    await loading;
  } catch {
    // Without its code, as in a browser that is offline, there are no moments; the next one tries again.
    loading = undefined;
    clearMoments();
  }
}
