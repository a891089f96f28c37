import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadScenes } from './load-scenes';

// A network that neither brings the chunk nor breaks off.
jest.unstable_mockModule('game-scenes/scenes', () => new Promise(() => undefined));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('gives up the code of the games after 30 s, so that the player can try again', async () => {
  const settled = jest.fn();
  void loadScenes().then(settled, settled);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'NoAnswerError' }));
});
