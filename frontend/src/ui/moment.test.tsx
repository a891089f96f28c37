import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useCurrentGame } from '../lib/current-game';
import { SOUND_SWITCH } from '../lib/remembered-switch';
import { storeText } from '../lib/stored-text';
import { showMoment } from './moment';
import { clearMoments } from './moment-queue';
import type { Moment } from './moment-queue';
import { placeText } from './moment-words';

const wardrobe = { color: 'purple', hat: 'crown', face: 'smile', accessory: 'none' };
const COIN: Moment = { kind: 'first-coin', wardrobe, score: 47, coins: 9, balance: 129 };
const RANK: Moment = {
  kind: 'new-rank',
  wardrobe,
  gameName: 'Alien Clicker',
  rank: 8,
  rankBefore: 14,
};
const aBadge = (name: string): Moment => ({ kind: 'badge', wardrobe, names: [name] });

/** Longer than a moment with its rest. */
const WHOLE_MS = 1800;
const FADE_MS = 150;

/** An animation that was started: its duration, and what it changes. */
interface Motion {
  durationMs: number;
  isMove: boolean;
}
let motions: Motion[];
let soundsOpened: number;

beforeEach(() => {
  jest.useFakeTimers();
  motions = [];
  soundsOpened = 0;
  Object.assign(Element.prototype, {
    animate: (frames: object, { duration }: { duration: number }) => {
      motions.push({ durationMs: duration, isMove: Array.isArray(frames) });
      return { cancel: () => undefined };
    },
  });
  const refuse = function (): never {
    soundsOpened += 1;
    throw new Error('Sound is refused.');
  };
  Object.assign(window, { AudioContext: refuse });
});
afterEach(async () => {
  await act(() => {
    clearMoments();
    return Promise.resolve();
  });
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(window, 'AudioContext');
});

/** Shows moments, whose layer is loaded with the first. */
const show = (...moments: readonly Moment[]) =>
  act(async () => {
    for (const moment of moments) showMoment(moment);
    await import('./moment-layer');
  });
const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
    return Promise.resolve();
  });
/** Lets a moment end; the next one begins. */
const passAll = async (): Promise<void> => {
  for (const milliseconds of [WHOLE_MS, FADE_MS, 0]) await pass(milliseconds);
};
const stage = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-moment]');
const kind = (): string | undefined => stage()?.dataset['moment'];

describe('moments', () => {
  // The first test: the layer is loaded once.
  it('are left out when a round begins before their layer is loaded', async () => {
    showMoment(COIN);
    const round = renderHook(() => useCurrentGame('Alien Clicker'));
    await show();
    await pass(0);
    round.unmount();
    expect(kind()).toBeUndefined();
  });

  it('follow one another, two at most; badges that wait are one', async () => {
    await show(COIN, aBadge('Ten in a row'), RANK, aBadge('Quick Hands'), aBadge('Long Breath'));
    await pass(0);
    expect(kind()).toBe('first-coin');
    expect(screen.getByRole('status')).toHaveTextContent('Your first 9 coins.');
    await passAll();
    expect(kind()).toBe('badge');
    expect(stage()).toHaveTextContent('3 badges');
    expect(screen.getByRole('status')).toHaveTextContent(
      '3 badges unlocked: Ten in a row, Quick Hands, Long Breath.',
    );
    await passAll();
    expect(kind()).toBeUndefined();
  });

  it('come once of a kind', async () => {
    await show(RANK, RANK);
    expect(stage()).toHaveTextContent('14thTop 10');
    await passAll();
    expect(kind()).toBeUndefined();
  });

  it('are over with a press, which moves no focus and reaches nothing below', async () => {
    render(<button type="button">Play Again</button>);
    const button = screen.getByRole('button');
    button.focus();
    const onPress = jest.fn();
    document.addEventListener('pointerdown', onPress);
    await show(COIN);
    const shown = stage() ?? document.body;
    expect(shown.style.pointerEvents).toBe('auto');
    fireEvent.pointerDown(shown);
    expect(fireEvent.mouseDown(shown)).toBe(false);
    document.removeEventListener('pointerdown', onPress);
    expect(onPress).not.toHaveBeenCalled();
    expect(shown.style.pointerEvents).toBe('none');
    expect(button).toHaveFocus();
    await pass(FADE_MS);
    expect(kind()).toBeUndefined();
  });

  it('are over with any key, which does its work, but not with one that is held', async () => {
    await show(COIN);
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    await pass(FADE_MS);
    expect(kind()).toBe('first-coin');
    expect(fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(true);
    await pass(FADE_MS);
    expect(kind()).toBeUndefined();
  });

  it('are left out while a round is played, and make room for one that begins', async () => {
    const round = renderHook(({ name }: { name: string | null }) => useCurrentGame(name), {
      initialProps: { name: 'Alien Clicker' as string | null },
    });
    await show(COIN);
    expect(kind()).toBeUndefined();
    round.rerender({ name: null });
    await show(COIN);
    expect(kind()).toBe('first-coin');
    round.rerender({ name: 'Alien Racing' });
    await pass(0);
    expect(kind()).toBeUndefined();
  });

  it('move for their second', async () => {
    await show(COIN);
    const moves = motions.filter(({ isMove }) => isMove);
    expect(moves.length).toBeGreaterThan(10);
    expect(new Set(moves.map(({ durationMs }) => durationMs))).toEqual(new Set([900]));
  });

  it('fade their last picture in, and nothing else, with reduced motion', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
      );
    await show(COIN);
    expect(motions).toEqual([{ durationMs: FADE_MS, isMove: false }]);
    const purse = screen.getByText('129').parentElement;
    expect(purse?.style.opacity).toBe('1');
    expect(screen.getByText('47 points').parentElement?.style.opacity).toBe('0');
  });

  it('put the first purchase on, and hold up what is not worn', async () => {
    const item = { name: 'Cool', image: '/items/sticker-alien-cool.svg' };
    await show({
      kind: 'first-purchase',
      wardrobe,
      item: { ...item, itemType: 'sticker', itemId: 'alien-cool' },
    });
    const picture = stage()?.querySelector('img');
    expect(picture).toHaveAttribute('src', item.image);
    expect(picture?.parentElement?.style.opacity).toBe('1');
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Your first purchase: Cool.');
    await passAll();
    await show({
      kind: 'first-purchase',
      wardrobe,
      item: { ...item, itemType: 'accessory', itemId: 'glasses' },
    });
    expect(stage()?.querySelector('img')?.parentElement?.style.opacity).toBe('0');
  });

  it('sound unless the one switch for all sounds is off, and bear a browser that refuses sound', async () => {
    await show(COIN);
    expect([kind(), soundsOpened]).toEqual(['first-coin', 1]);
    await passAll();
    storeText(SOUND_SWITCH, 'off');
    await show(RANK);
    expect([kind(), soundsOpened]).toEqual(['new-rank', 1]);
  });
});

describe('a place on a board', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, 'Top 10'],
    [10, 'Top 10'],
    [11, 'Top 25'],
    [50, 'Top 50'],
    [100, 'Top 100'],
    [101, '101st'],
    [1212, '1,212th'],
  ])('%d reads %s', (rank, words) => expect(placeText(rank)).toBe(words));
});
