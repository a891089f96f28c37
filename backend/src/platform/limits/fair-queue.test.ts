import { describe, expect, it } from '@jest/globals';
import { FairQueue, type FairQueueRules } from './fair-queue.js';

const RULES: FairQueueRules = { atOnce: 2, atOncePerCaller: 2, waitingPerCaller: 3, waiting: 5 };

/** Requests a turn and adds its caller to `begun` when it starts. */
function ask(turns: FairQueue, caller: string, begun: string[]): Promise<() => void> {
  return turns.begin(caller).then((end) => {
    begun.push(caller);
    return end;
  });
}

/** Waits until running turns have noticed it. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('go round the callers, however many requests one of them has sent', async () => {
    const turns = new FairQueue(RULES);
    const begun: string[] = [];
    const busy = [1, 2, 3, 4, 5].map(() => ask(turns, 'busy', begun));
    const other = ask(turns, 'other', begun);
    await settled();
    expect(begun).toEqual(['busy', 'busy']);
    for (const turn of [busy[0], busy[1], other, busy[2], busy[3]]) (await turn)?.();
    await settled();
    expect(begun).toEqual(['busy', 'busy', 'busy', 'other', 'busy', 'busy']);
  });

  it('are refused to who has too many waiting, and to everybody when all have', async () => {
    const turns = new FairQueue(RULES);
    const begun: string[] = [];
    for (let count = 0; count < 5; count += 1) void ask(turns, 'busy', begun);
    await expect(turns.begin('busy')).rejects.toMatchObject({
      code: 'request.too_many',
      headers: { 'Retry-After': '2' },
    });
    for (const caller of ['one', 'two']) void ask(turns, caller, begun);
    expect(() => turns.assertCapacity('three')).toThrow(expect.objectContaining({ code: 'server.busy' }));
  });

  it('are refused when the last one would wait too long, by what turns have taken', async () => {
    let now = 0;
    const turns = new FairQueue(
      { ...RULES, waitingPerCaller: 1, waiting: 100, longestWaitMs: 1000 },
      () => now,
    );
    const first = await turns.begin('one');
    now = 800;
    first();
    const ends = [await turns.begin('one'), await turns.begin('one')];
    const waiting = ['two', 'three'].map((caller) => turns.begin(caller));
    await expect(turns.begin('four')).rejects.toMatchObject({ code: 'server.busy' });
    for (const end of ends) end();
    for (const turn of waiting) (await turn)();
    expect(() => turns.assertCapacity('four')).not.toThrow();
  });

  it('of one caller come one at a time where that is the rule, and an end counts once', async () => {
    const turns = new FairQueue({ ...RULES, atOncePerCaller: 1 });
    const begun: string[] = [];
    const [first, second] = [ask(turns, 'one', begun), ask(turns, 'one', begun)];
    const third = ask(turns, 'two', begun);
    await settled();
    expect(begun).toEqual(['one', 'two']);
    const end = await first;
    end();
    end();
    const fourth = ask(turns, 'three', begun);
    await settled();
    expect(begun).toEqual(['one', 'two', 'one']);
    for (const turn of [second, third, fourth]) (await turn)();
  });

  it('end when the work fails', async () => {
    const turns = new FairQueue({ ...RULES, atOnce: 1, waiting: 0 });
    await expect(turns.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run('two', () => Promise.resolve('done'))).toBe('done');
  });
});
