/** Tests what is drawn of slipstream, sling and rescue. */
import { describe, expect, it } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';
import { FakeGraphics } from '../../../../test/support/fake-graphics.js';
import { aRace } from '../../../../test/support/race.js';
import { RACING_CONFIG } from '../rules/config.js';
import type { Pod, Rival } from '../rules/state.js';
import { createChargeBar } from './charge-bar.js';
import { LAYOUTS } from './layout.js';
import { createMoments } from './race-moment.js';
import { createRescue } from './rescue.js';
import { createProjection, type Spot } from './road-projection.js';
import { createTrackBends } from './track-bends.js';
import { createWakes } from './wakes.js';

const SPOT: Spot = { x: 480, y: 500, scale: 1 };
const { chargeTicks, slingTicks, slipstreamUnits, slipstreamX } = RACING_CONFIG;

const sceneWith = (parts: object): Phaser.Scene => ({ add: parts }) as unknown as Phaser.Scene;

describe('the charge bar', () => {
  /** Returns the width of the bar's filling and its colour, once it has faded in. */
  function barOf(pod: Partial<Pod>, isMotionReduced = false) {
    const graphics = new FakeGraphics();
    const bar = createChargeBar(sceneWith({ graphics: () => graphics }), isMotionReduced);
    const state = aRace({ pod });
    for (let frame = 0; frame < 40; frame++) bar.draw(state, SPOT, 16 * frame);
    const [filling] = graphics.fills.slice(-1);
    const xs = filling?.points.slice(0, 2).map(({ x }) => x) ?? [];
    return { width: (xs[1] ?? 0) - (xs[0] ?? 0), color: filling?.color, fills: graphics.fills };
  }

  it('is not there without a charge', () => {
    expect(barOf({ charge: 0 }).fills).toEqual([]);
  });

  it('fills with the charge, and changes its light when it is full', () => {
    const [half, nearly, full] = [chargeTicks / 2, chargeTicks - 1, chargeTicks].map((charge) =>
      barOf({ charge }),
    );
    expect((full?.width ?? 0) / (half?.width ?? 1)).toBeCloseTo(2);
    expect(full?.color).not.toBe(nearly?.color);
    expect(full?.fills.length).toBeGreaterThan(nearly?.fills.length ?? 99);
  });

  it('empties as the sling ends', () => {
    const [first, last] = [slingTicks, slingTicks / 4].map((left) => barOf({ charge: 0, slingTicks: left }));
    expect((first?.width ?? 0) / (last?.width ?? 1)).toBeCloseTo(4);
  });

  it('does not pulse for those who asked for less motion', () => {
    const alphas = (isReduced: boolean, frames: number): string => {
      const graphics = new FakeGraphics();
      const bar = createChargeBar(sceneWith({ graphics: () => graphics }), isReduced);
      const state = aRace({ pod: { charge: chargeTicks } });
      for (let frame = 0; frame < frames; frame++) bar.draw(state, SPOT, 23 * frame);
      return graphics.fills.map(({ alpha }) => alpha.toFixed(3)).join();
    };
    expect(alphas(true, 41)).toBe(alphas(true, 44));
    expect(alphas(false, 41)).not.toBe(alphas(false, 44));
  });
});

describe('the lines of air behind a rival', () => {
  function linesBehind(rival: Partial<Rival>, isMotionReduced = false, nowMs = 100, tick = 1) {
    const graphics = new FakeGraphics();
    const wakes = createWakes(sceneWith({ graphics: () => graphics }), isMotionReduced);
    const state = { ...aRace({ rival }), tick };
    const road = createProjection(createTrackBends(state.track), LAYOUTS.wide);
    road.look({ distance: 0, x: 0, shakeX: 0, shakeY: 0 }, 540);
    wakes.draw(createMoments(state).at(1, 0), state, road, nowMs);
    const at = (distance: number, x: number): Spot => {
      const spot = { x: 0, y: 0, scale: 1 };
      road.find(distance, x, spot);
      return spot;
    };
    return { points: graphics.points, at };
  }

  it('reach as far and as wide as its slipstream', () => {
    const { points, at } = linesBehind({ distance: 4000, x: 0 });
    const nearest = Math.max(...points.map(({ y }) => y));
    expect(nearest).toBeLessThanOrEqual(at(4000 - slipstreamUnits, 0).y);
    const widest = points.map(({ x }) => x).reduce((most, x) => Math.max(most, Math.abs(x - 480)), 0);
    expect(widest).toBeLessThanOrEqual(at(4000 - slipstreamUnits, slipstreamX).x - 480);
    expect(widest).toBeGreaterThan(at(4000 - slipstreamUnits / 2, slipstreamX).x - 480);
  });

  it.each([
    ['behind a rival that has finished, which gives none', { distance: 4000, finishedAt: 9 }, 1],
    ['behind a rival that is passed', { distance: -800 }, 1],
    ['behind a rival far ahead', { distance: 12_000 }, 1],
    ['on the grid', { distance: 1000 }, 0],
  ])('are not there %s', (_, rival, tick) => {
    expect(linesBehind(rival, false, 100, tick).points).toEqual([]);
  });

  it('flow, but stand still for those who asked for less motion', () => {
    const rival = { distance: 4000 };
    expect(linesBehind(rival, false, 100).points).not.toEqual(linesBehind(rival, false, 180).points);
    expect(linesBehind(rival, true, 100).points).toEqual(linesBehind(rival, true, 180).points);
    expect(linesBehind(rival, true).points).not.toEqual([]);
  });
});

describe('a rescue', () => {
  it('is a beam on the pod, which blinks a little longer', () => {
    const beam = new FakeImage(0, 0, 'beam');
    const rescue = createRescue(sceneWith({ image: () => beam }));
    rescue.draw(SPOT, 1000);
    expect([beam.visible, rescue.isBlinking]).toEqual([false, false]);
    rescue.start();
    rescue.draw(SPOT, 2000);
    expect([beam.visible, beam.x, rescue.isBlinking]).toEqual([true, SPOT.x, true]);
    rescue.draw(SPOT, 3000);
    expect([beam.visible, rescue.isBlinking]).toEqual([false, true]);
    rescue.draw(SPOT, 4000);
    expect(rescue.isBlinking).toBe(false);
  });
});
