import { describe, expect, it } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import { announcedIn, createWeather } from './weather.js';

const { stormFromTick, rainFromTick } = CLICKER_CONFIG;
const GEOMETRY = { left: 0, top: 0, width: 960, height: 540, scale: 1 };

function aStage(isMotionReduced: boolean) {
  const images: FakeImage[] = [];
  const image = (x: number, y: number, key: string): FakeImage => {
    const made = new FakeImage(x, y, key);
    images.push(made);
    return made;
  };
  const weather = createWeather({ add: { image } } as unknown as Phaser.Scene, isMotionReduced);
  weather.place(GEOMETRY as Parameters<typeof weather.place>[0]);
  const shown = (key: string, tick: number): FakeImage[] => {
    weather.draw(tick);
    return images.filter(({ visible, texture }) => visible && texture.key === key);
  };
  return {
    streaks: (tick: number) => shown('weather-streak', tick),
    glow: (tick: number) => shown('glow-ion', tick)[0]?.alpha ?? 0,
  };
}

const placesOf = (images: readonly FakeImage[]): string => images.map(({ x, y }) => `${x} ${y}`).join();

describe('the weather', () => {
  it('is announced by a sound a second before the storm and before the rain', () => {
    const ticks = Array.from({ length: CLICKER_CONFIG.roundTicks }, (_, tick) => tick);
    expect(ticks.filter((tick) => announcedIn(tick) !== undefined)).toEqual([
      stormFromTick - 60,
      rainFromTick - 60,
    ]);
  });

  it.each([stormFromTick, rainFromTick])('is announced by light that swells for a second (%#)', (tick) => {
    const { glow } = aStage(false);
    expect([glow(tick - 60), glow(tick + 60)]).toEqual([0, 0]);
    expect(glow(tick - 30)).toBeGreaterThan(0);
    expect(glow(tick)).toBeGreaterThan(glow(tick - 30));
    expect(aStage(true).glow(tick - 30)).toBe(aStage(true).glow(tick));
  });

  it('is told by streaks: none when it is calm, leaning ones in the storm, most in the rain', () => {
    const { streaks } = aStage(false);
    expect(streaks(stormFromTick - 1)).toEqual([]);
    const storm = streaks(stormFromTick).map(({ rotation }) => rotation);
    const rain = streaks(rainFromTick).map(({ rotation }) => rotation);
    expect(rain.length).toBeGreaterThan(storm.length);
    expect([Math.min(...storm) > 0, new Set(rain)]).toEqual([true, new Set([0])]);
  });

  it('moves, but not with reduced motion', () => {
    const moves = (isMotionReduced: boolean): boolean => {
      const { streaks } = aStage(isMotionReduced);
      return placesOf(streaks(rainFromTick)) !== placesOf(streaks(rainFromTick + 9));
    };
    expect([false, true].map(moves)).toEqual([true, false]);
  });
});
