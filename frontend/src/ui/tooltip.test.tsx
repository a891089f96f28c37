import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TOOLTIP_DELAY_MS } from './tooltip';

// jsdom measures nothing; Radix only needs the observer to exist.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Tooltip', () => {
  it('shows when the pointer has rested for 700 ms [S9.07]', () => {
    render(
      <Tooltip label="It counts once a day">
        <button type="button">Daily bonus</button>
      </Tooltip>,
    );
    fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(TOOLTIP_DELAY_MS - 1));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent('It counts once a day');
    expect(TOOLTIP_DELAY_MS).toBe(700);
  });

  it('shows at once for the keyboard and describes the control', () => {
    render(
      <Tooltip label="It counts once a day">
        <button type="button">Daily bonus</button>
      </Tooltip>,
    );
    act(() => screen.getByRole('button').focus());
    expect(screen.getByRole('button')).toHaveAccessibleDescription('It counts once a day');
  });
});
