import { describe, expect, it, jest } from '@jest/globals';
import { OrderedFeed } from './ordered-feed.js';

/** Creates a feed of the numbers in a store, and records what it delivers. */
function aFeed(options: { last?: number; pageLength?: number } = {}): {
  feed: OrderedFeed<number>;
  store: number[];
  delivered: number[];
  state: { failures: number; reads: number };
} {
  const { last = 0, pageLength = 500 } = options;
  const store: number[] = [];
  const delivered: number[] = [];
  const state = { failures: 0, reads: 0 };
  const feed = new OrderedFeed<number>(
    {
      orderOf: (item) => item,
      readAfter: (order) => {
        state.reads += 1;
        state.failures -= 1;
        if (state.failures >= 0) return Promise.reject(new Error('The database is away.'));
        return Promise.resolve(store.filter((item) => item > order).slice(0, pageLength));
      },
      deliver: (item) => delivered.push(item),
    },
    last,
  );
  return { feed, store, delivered, state };
}

/** Runs all pending microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a feed', () => {
  it('delivers what comes next without reading anything', () => {
    const { feed, delivered, state } = aFeed({ last: 7 });
    for (const item of [8, 9, 10]) feed.hear(item);
    expect(delivered).toEqual([8, 9, 10]);
    expect(state.reads).toBe(0);
  });

  it('reads what lies between when something came too early, and keeps the order meanwhile', async () => {
    const { feed, store, delivered } = aFeed();
    store.push(...range(1, 6));
    feed.hear(1);
    feed.hear(4);
    feed.hear(2);
    feed.hear(5);
    await settle();
    expect(delivered).toEqual(range(1, 5).concat(6));
    feed.hear(6);
    feed.hear(7);
    expect(delivered).toEqual(range(1, 7));
  });

  it('reads page after page until it is there', async () => {
    const { feed, store, delivered } = aFeed({ pageLength: 3 });
    store.push(...range(1, 10));
    feed.reach(10);
    await settle();
    expect(delivered).toEqual(range(1, 10));
  });

  it('asks again, after pauses that grow, while the database is away or does not have it yet', async () => {
    jest.useFakeTimers();
    try {
      const { feed, store, delivered, state } = aFeed();
      state.failures = 3;
      feed.reach(2);
      await settle();
      expect(delivered).toEqual([]);
      await jest.advanceTimersByTimeAsync(50 + 100 + 200);
      expect([delivered, state.reads]).toEqual([[], 4]);
      store.push(1, 2);
      await jest.advanceTimersByTimeAsync(400);
      expect([delivered, state.reads]).toEqual([[1, 2], 5]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(state.reads).toBe(5);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does nothing more once it is stopped', async () => {
    const { feed, store, delivered } = aFeed();
    store.push(1, 2, 3);
    feed.reach(3);
    feed.stop();
    await settle();
    feed.hear(1);
    feed.reach(3);
    await settle();
    expect(delivered).toEqual([]);
  });
});
