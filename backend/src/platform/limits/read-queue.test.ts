import { describe, expect, it } from '@jest/globals';
import { aGate, type Gate as Held } from '../../../test/support/gate.js';
import type { Config } from '../config/config.js';
import { ReadQueue } from './read-queue.js';

const aQueue = (kind: 'sqlite' | 'mysql' = 'sqlite'): ReadQueue =>
  new ReadQueue({ database: { kind }, rateLimitScale: 1 } as Config);

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Sends a read of each caller, which uses some milliseconds. Returns who has begun, and what ends the next one. */
function reads(queue: ReadQueue, usedMs: Readonly<Record<string, number>> = {}) {
  const begun: string[] = [];
  const running: Held[] = [];
  const send = (callers: readonly string[]): Promise<void>[] =>
    callers.map((caller) =>
      queue.run(caller, () => {
        begun.push(caller);
        const held = aGate();
        running.push(held);
        for (const endsAt = performance.now() + (usedMs[caller] ?? 0); performance.now() < endsAt;);
        return held.passed;
      }),
    );
  const end = async (count: number): Promise<void> => {
    for (let ended = 0; ended < count; ended += 1) {
      await turn();
      running.shift()?.open();
      await turn();
    }
    await turn();
  };
  return { send, begun, end };
}

describe('The queue of reads', () => {
  it('runs the read of the caller who used least next, one at a time on SQLite [SEC-39]', async () => {
    const { send, begun, end } = reads(aQueue(), { busy: 8, one: 1, two: 1 });
    send(['busy', 'busy', 'busy', 'one', 'two', 'two']);
    await end(0);
    expect(begun).toEqual(['busy']);
    await end(5);
    expect(begun).toEqual(['busy', 'one', 'two', 'two', 'busy', 'busy']);
  });

  it('gives a newcomer a short head start of a caller who has read for long [SEC-39]', async () => {
    const { send, begun, end } = reads(aQueue(), { busy: 12, fresh: 12 });
    send(Array<string>(10).fill('busy'));
    await end(8);
    send(Array<string>(8).fill('fresh'));
    await end(4);
    expect(begun.slice(9)).toContain('busy');
    expect(begun[9]).toBe('fresh');
  });

  it('leaves three connections of MySQL to writes, and runs one read of a caller [SEC-39]', async () => {
    const { send, begun, end } = reads(aQueue('mysql'));
    send([...'abcdefgh', ...'abcdefgh']);
    await end(0);
    expect(begun).toEqual([...'abcdefg']);
  });

  it('refuses the twelfth read of a caller with the time to wait, and nobody else for it [SEC-39]', async () => {
    const queue = aQueue();
    const { send, begun, end } = reads(queue, { busy: 1 });
    send(Array<string>(11).fill('busy'));
    const refused = { code: 'request.too_many', headers: { 'Retry-After': '1' } };
    await expect(queue.run('busy', turn)).rejects.toMatchObject(refused);
    send(['other']);
    await expect(queue.run('busy', turn)).rejects.toMatchObject(refused);
    await end(1);
    expect(begun).toEqual(['busy', 'other']);
  });

  it('has each slice in a turn of its own, and everybody else between two [SEC-39]', async () => {
    const queue = aQueue();
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

  it('frees the place of a read that fails, and refuses what waits once the server has stopped', async () => {
    const queue = aQueue();
    await expect(queue.run('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const { send, begun, end } = reads(queue);
    const [, second] = send(['one', 'two']);
    await end(0);
    queue.onApplicationShutdown();
    await expect(second).rejects.toMatchObject({ code: 'server.not_ready' });
    expect(begun).toEqual(['one']);
  });
});
