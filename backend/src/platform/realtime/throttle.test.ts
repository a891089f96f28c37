import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Throttle } from './throttle.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('acts at once, then at most once an interval, and never forgets the last asking', () => {
  const act = jest.fn();
  const throttle = new Throttle(1000, act);
  throttle.ask();
  expect(act).toHaveBeenCalledTimes(1);
  for (let asking = 0; asking < 10; asking += 1) throttle.ask();
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(2);
  throttle.ask();
  expect(act).toHaveBeenCalledTimes(3);
});

it('does nothing any more once it is stopped', () => {
  const act = jest.fn();
  const throttle = new Throttle(1000, act);
  throttle.ask();
  throttle.ask();
  throttle.stop();
  jest.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});
