import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { CoinAmount } from './coin-amount';

const wishReducedMotion = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

const seen = (container: HTMLElement) => container.querySelector('span[aria-hidden]')?.textContent;

afterEach(() => {
  jest.useRealTimers();
});

describe('CoinAmount', () => {
  it('says the amount and the unit to screen readers', () => {
    const { container } = render(<CoinAmount amount={2480} />);
    expect(seen(container)).toBe('2,480');
    expect(container).toHaveTextContent('2,480 coins');
  });

  it('runs up to a new amount', () => {
    jest.useFakeTimers();
    wishReducedMotion(false);
    const { container, rerender } = render(<CoinAmount amount={100} countsUp />);
    rerender(<CoinAmount amount={200} countsUp />);
    act(() => jest.advanceTimersByTime(200));
    expect(Number(seen(container))).toBeGreaterThan(100);
    expect(Number(seen(container))).toBeLessThan(200);
    act(() => jest.advanceTimersByTime(1000));
    expect(seen(container)).toBe('200');
  });

  it('jumps where reduced motion is wished', () => {
    jest.useFakeTimers();
    wishReducedMotion(true);
    const { container, rerender } = render(<CoinAmount amount={100} countsUp />);
    rerender(<CoinAmount amount={200} countsUp />);
    act(() => jest.advanceTimersByTime(20));
    expect(seen(container)).toBe('200');
  });
});
