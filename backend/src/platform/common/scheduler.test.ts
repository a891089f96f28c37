import { expect, test } from '@jest/globals';
import { TestClock } from '../../../test/support/clock.js';
import { Scheduler } from './scheduler.js';

function aScheduler() {
  const clock = new TestClock();
  return { clock, scheduler: new Scheduler(clock) };
}

test('a job runs at once, then whenever its interval has passed, also after a failure', async () => {
  const { clock, scheduler } = aScheduler();
  let runs = 0;
  scheduler.every(
    5000,
    () => {
      runs += 1;
      if (runs === 1) throw new Error('the first run fails');
    },
    'It failed.',
  );
  await scheduler.runDue();
  expect(runs).toBe(1);
  clock.advance(4999);
  await scheduler.runDue();
  expect(runs).toBe(1);
  clock.advance(1);
  await scheduler.runDue();
  expect(runs).toBe(2);
  await scheduler.onModuleDestroy();
});

test('a job is not started while it runs, and a stop waits for it', async () => {
  const { clock, scheduler } = aScheduler();
  let runs = 0;
  let finish: () => void = () => undefined;
  scheduler.every(
    1000,
    () => {
      runs += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    },
    'It failed.',
  );
  await Promise.resolve();
  clock.advance(5000);
  void scheduler.runDue();
  expect(runs).toBe(1);
  let isStopped = false;
  const stopped = scheduler.onModuleDestroy().then(() => (isStopped = true));
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  clock.advance(5000);
  await scheduler.runDue();
  expect(runs).toBe(1);
});
