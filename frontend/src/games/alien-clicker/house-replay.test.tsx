import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { HOUSE_ROUND } from 'game-scenes/rules';
import { HouseReplay } from './house-replay';
// Imported in advance: with a stopped clock nothing waits for it.
import './replay-film';

let tellSight: (isInSight: boolean) => Promise<void>;
let isMotionReduced = false;

/** A context on which everything can be called. */
const paper = new Proxy({}, { get: () => () => undefined, set: () => true });

beforeEach(() => {
  isMotionReduced = false;
  window.matchMedia = ((query: string) => ({
    matches: isMotionReduced && query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  HTMLCanvasElement.prototype.getContext = (() => paper) as unknown as HTMLCanvasElement['getContext'];
  window.IntersectionObserver = class {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      tellSight = (isIntersecting) =>
        act(async () => {
          listener([{ isIntersecting }]);
          await jest.advanceTimersByTimeAsync(3000);
        });
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  jest.useFakeTimers({ advanceTimers: false });
});

afterEach(() => void jest.useRealTimers());

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

/** Lets up to a minute and a half pass, second by second, until something is the case. */
async function secondsUntil(isSo: () => boolean): Promise<void> {
  for (let passed = 0; passed < 90 && !isSo(); passed++) await seconds(1);
  expect(isSo()).toBe(true);
}

const clock = () => screen.getByText(/^[01]:\d\d$/).textContent;

describe('the round of the house', () => {
  it('runs while it is in sight, and ends with the score of its record', async () => {
    render(<HouseReplay />);
    await seconds(5);
    expect(clock()).toBe('0:00');
    await tellSight(true);
    await seconds(20);
    const seen = clock();
    expect(Number(seen?.slice(2))).toBeGreaterThan(15);
    await tellSight(false);
    const stopped = clock();
    await seconds(10);
    expect(clock()).toBe(stopped);
    await tellSight(true);
    await secondsUntil(() => screen.queryByText('Same score out.') !== null);
    expect(screen.getByText('Same score out.')).toHaveTextContent(`${HOUSE_ROUND.score}Same score out.`);
    await seconds(6);
    expect(screen.queryByText('Same score out.')).toBeNull();
  });

  it('waits for the visitor where motion is reduced', async () => {
    isMotionReduced = true;
    render(<HouseReplay />);
    await tellSight(true);
    await seconds(5);
    expect(clock()).toBe('0:00');
    act(() => screen.getByRole('button', { name: 'Play the round' }).click());
    await secondsUntil(() => clock() !== '0:00');
    act(() => screen.getByRole('button', { name: 'Pause the round' }).click());
    const stopped = clock();
    await seconds(5);
    expect(clock()).toBe(stopped);
  });
});
