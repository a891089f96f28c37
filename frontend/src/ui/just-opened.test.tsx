import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { OPENING_MS, useJustOpened } from './just-opened.hook';

function Panel({ moment }: { moment?: string }) {
  return <p className={useJustOpened(moment) || 'settled'}>Panel</p>;
}

const isJustOpened = () => screen.getByText('Panel').classList.contains('just-opened');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what has just opened', () => {
  it('takes no pointer for 600 ms', () => {
    render(<Panel />);
    expect(isJustOpened()).toBe(true);
    pass(OPENING_MS - 1);
    expect(isJustOpened()).toBe(true);
    pass(1);
    expect(isJustOpened()).toBe(false);
    expect(OPENING_MS).toBe(600);
  });

  it('opens again when its buttons change', () => {
    const { rerender } = render(<Panel moment="waiting" />);
    pass(OPENING_MS);
    rerender(<Panel moment="waiting" />);
    expect(isJustOpened()).toBe(false);
    rerender(<Panel moment="proven" />);
    expect(isJustOpened()).toBe(true);
    pass(OPENING_MS);
    expect(isJustOpened()).toBe(false);
  });
});
