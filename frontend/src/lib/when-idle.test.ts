import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { whenIdle } from './when-idle';

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
afterEach(() => void jest.useRealTimers());

it('brings late parts within a moment where the browser does not tell when it is idle', () => {
  const work = jest.fn();
  whenIdle(work);
  const cancel = whenIdle(() => work('cancelled'));
  expect(work).not.toHaveBeenCalled();
  cancel();
  jest.advanceTimersByTime(200);
  expect(work.mock.calls).toEqual([[]]);
});
