import { describe, expect, it } from '@jest/globals';
import type { Config } from '../config/config.js';
import { ReadQueue } from './read-queue.js';

const aQueue = (kind: 'sqlite' | 'mysql'): ReadQueue =>
  new ReadQueue({ database: { kind }, rateLimitScale: 1 } as Config);

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('The queue of reads', () => {
  it.each([
    ['sqlite', 1],
    ['mysql', 7],
  ] as const)(
    'leaves room for writes on %s, and refuses what waits at the stop [SEC-39]',
    async (kind, most) => {
      const queue = aQueue(kind);
      let begun = 0;
      const reads = Array.from({ length: 9 }, (_none, caller) =>
        queue.run(String(caller), () => new Promise(() => (begun += 1))),
      );
      await turn();
      expect(begun).toBe(most);
      queue.onApplicationShutdown();
      await expect(reads.at(-1)).rejects.toMatchObject({ code: 'server.not_ready' });
      void Promise.allSettled(reads);
    },
  );

  it('has each slice in a turn of its own, and everybody else between two [SEC-39]', async () => {
    const queue = aQueue('sqlite');
    const turns: number[] = [];
    let now = 0;
    const source = queue.slices({ query: () => Promise.resolve((turns.push(now), [])) });
    const count = (): void => void ((now += 1), turns.length < 100 && setImmediate(count));
    setImmediate(count);
    const read = async (): Promise<void> => {
      for (let slice = 0; slice < 5; slice += 1) await source.query('SELECT 1');
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => queue.run(String(index), read)));
    expect(turns).toHaveLength(100);
    expect(new Set(turns).size).toBe(100);
  });
});
