import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startRetries } from './retry';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('tries again at once when the network comes back during a run that then fails', async () => {
  let fail = (): void => undefined;
  const hanging = new Promise<null>((_, reject) => {
    fail = () => reject(new Error('Failed to fetch'));
  });
  const work = jest.fn(() => Promise.resolve<null>(null)).mockReturnValueOnce(hanging);
  const { stop } = startRetries(work);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});
