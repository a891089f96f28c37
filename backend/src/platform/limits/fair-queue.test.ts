import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aGate, type Gate as Held } from '../../../test/support/gate.js';
import { FairQueue } from './fair-queue.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let nowMs = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Sends requests, of callers who use some milliseconds each. Returns who has begun, and what ends the next ones. */
function crowd(queue: FairQueue, usedMs: Readonly<Record<string, number>> = {}) {
  const begun: string[] = [];
  const running: (Held & { readonly caller: string })[] = [];
  const send = (caller: string, count = 1): void => {
    for (let sent = 0; sent < count; sent += 1)
      void queue.run(caller, () => {
        begun.push(caller);
        const held = { ...aGate(), caller };
        running.push(held);
        return held.passed;
      });
  };
  const end = async (count: number): Promise<void> => {
    for (let ended = 0; ended < count; ended += 1) {
      await turn();
      const next = running.shift();
      nowMs += usedMs[next?.caller ?? ''] ?? 0;
      next?.open();
      await turn();
    }
    await turn();
  };
  return { send, begun, end };
}

describe('A fair queue', () => {
  it('serves the caller who used least next, and each one at a time [SEC-29, SEC-39]', async () => {
    const { send, begun, end } = crowd(new FairQueue({ atOnce: 1, waitingPerCaller: 8 }), {
      busy: 8,
      one: 1,
      two: 1,
    });
    send('busy', 3);
    send('one');
    send('two', 2);
    await end(6);
    expect(begun).toEqual(['busy', 'one', 'two', 'two', 'busy', 'busy']);
  });

  it('runs as many at once as there is room for, each of another caller', async () => {
    const { send, begun, end } = crowd(new FairQueue({ atOnce: 2, waitingPerCaller: 8 }));
    send('one', 2);
    send('two');
    send('three');
    await end(0);
    expect(begun).toEqual(['one', 'two']);
  });

  it('serves a busy caller again and again, however many newcomers there are [SEC-39]', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingPerCaller: 99 });
    const ids = Array.from({ length: 60 }, (_none, index) => `fresh-${index}`);
    const { send, begun, end } = crowd(
      queue,
      Object.fromEntries([...ids, 'busy'].map((caller) => [caller, 5])),
    );
    send('busy', 60);
    await end(20);
    for (const caller of ids) {
      send(caller);
      await end(1);
    }
    expect(begun.slice(21).filter((caller) => caller === 'busy').length).toBeGreaterThan(3);
  });

  it('lets a newcomer open a page before a caller goes on who is busy for long [SEC-39]', async () => {
    const { send, begun, end } = crowd(new FairQueue({ atOnce: 1, waitingPerCaller: 99 }), {
      busy: 5,
      newcomer: 5,
    });
    send('busy', 60);
    await end(20);
    send('newcomer', 4);
    await end(4);
    expect(begun.slice(21)).toEqual(Array<string>(4).fill('newcomer'));
  });

  it('refuses a caller of whom too many wait, and further callers once there are too many [SEC-29, SEC-39]', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingPerCaller: 10, callers: 2 });
    const { send, begun, end } = crowd(queue, { busy: 1 });
    send('busy', 11);
    const refused = { code: 'request.too_many', headers: { 'Retry-After': '1' } };
    await expect(queue.run('busy', turn)).rejects.toMatchObject(refused);
    send('other');
    await expect(queue.run('third', turn)).rejects.toMatchObject({ code: 'server.busy' });
    await end(1);
    expect(begun).toEqual(['busy', 'other']);
  });

  it('is free again when the work fails', async () => {
    const queue = new FairQueue({ atOnce: 1, waitingPerCaller: 0, callers: 1 });
    await expect(queue.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('two', () => Promise.resolve('done'))).toBe('done');
  });
});
