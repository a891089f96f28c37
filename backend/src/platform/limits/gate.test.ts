import { describe, expect, it } from '@jest/globals';
import { aGate, type Gate as Held } from '../../../test/support/gate.js';
import { Gate } from './gate.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Sends a request of each caller. Returns who has begun, and what ends the next one. */
function crowd(gate: Gate, callers: readonly string[]): { begun: string[]; end: () => Promise<void> } {
  const begun: string[] = [];
  const running: Held[] = [];
  for (const caller of callers) {
    void gate.run(caller, () => {
      begun.push(caller);
      const held = aGate();
      running.push(held);
      return held.passed;
    });
  }
  const end = (): Promise<void> => {
    running.shift()?.open();
    return settled();
  };
  return { begun, end };
}

describe('A gate', () => {
  it('serves callers in turn and each one at a time, however many requests one has sent [SEC-39]', async () => {
    const gate = new Gate({ atOnce: 2, waitingPerCaller: 8, callers: 9 });
    const { begun, end } = crowd(gate, ['busy', 'busy', 'busy', 'one', 'two', 'two']);
    await settled();
    expect(begun).toEqual(['busy', 'one']);
    for (let count = 0; count < 4; count += 1) await end();
    expect(begun).toEqual(['busy', 'one', 'two', 'busy', 'two', 'busy']);
  });

  it('refuses a caller of whom too many wait, and nobody else for it [SEC-29, SEC-39]', async () => {
    const gate = new Gate({ atOnce: 1, waitingPerCaller: 9, callers: 10 });
    const flood = Array.from({ length: 9 }, (_none, index) => `10.0.0.${index}`);
    const { begun, end } = crowd(
      gate,
      flood.flatMap((caller) => Array<string>(10).fill(caller)),
    );
    await expect(gate.run('10.0.0.1', () => Promise.resolve())).rejects.toMatchObject({
      code: 'request.too_many',
      headers: { 'Retry-After': '2' },
    });
    const other = gate.run('10.0.0.9', () => Promise.resolve('served'));
    await expect(gate.run('10.0.0.10', () => Promise.resolve())).rejects.toMatchObject({
      code: 'server.busy',
    });
    await settled();
    for (let count = 0; count < 9; count += 1) await end();
    expect(await other).toBe('served');
    expect(begun).toEqual([...flood, flood[0]]);
  });

  it('is free again when the work fails', async () => {
    const gate = new Gate({ atOnce: 1, waitingPerCaller: 0, callers: 1 });
    await expect(gate.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run('two', () => Promise.resolve('done'))).toBe('done');
  });
});
