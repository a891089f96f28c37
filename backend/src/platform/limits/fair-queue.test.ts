import { describe, expect, it } from '@jest/globals';
import { aGate, type Gate as Held } from '../../../test/support/gate.js';
import { FairQueue } from './fair-queue.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Sends requests, of callers who use some milliseconds each. Returns who has begun, and what ends the next ones. */
function crowd(queue: FairQueue, usedMs: Readonly<Record<string, number>> = {}) {
  const begun: string[] = [];
  const running: Held[] = [];
  const send = (caller: string, count = 1): void => {
    for (let sent = 0; sent < count; sent += 1)
      void queue.run(caller, () => {
        begun.push(caller);
        const held = aGate();
        running.push(held);
        for (const endsAt = performance.now() + (usedMs[caller] ?? 0); performance.now() < endsAt;);
        return held.passed;
      });
  };
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

describe('A fair queue', () => {
  it('serves the caller who used least next, and each one at a time [SEC-29, SEC-39]', async () => {
    const queue = new FairQueue({ atOnce: 2, waitingPerCaller: 8 });
    const { send, begun, end } = crowd(queue, { busy: 8, one: 1, two: 1 });
    send('busy', 3);
    send('one');
    send('two', 2);
    await end(0);
    expect(begun).toEqual(['busy', 'one']);
    await end(5);
    expect(begun).toEqual(['busy', 'one', 'two', 'busy', 'two', 'busy']);
  });

  it('gives a newcomer a short head start of a caller who is busy for long [SEC-39]', async () => {
    const { send, begun, end } = crowd(new FairQueue({ atOnce: 1, waitingPerCaller: 9 }), {
      busy: 12,
      fresh: 12,
    });
    send('busy', 10);
    await end(8);
    send('fresh', 8);
    await end(4);
    expect(begun[9]).toBe('fresh');
    expect(begun.slice(9)).toContain('busy');
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
