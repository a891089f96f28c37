import { describe, expect, it } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';
import { createRound } from '../../../rules-core/round.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import { STRIKE, alienClicker } from '../rules/alien-clicker.rules.js';
import { countFigures, type ClickerFigures } from './figures.js';
import { createJam } from './jam.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const { jamTicks } = CLICKER_CONFIG;

/** Returns the lit dashes in each tick after a miss in the corner of the field, until the mark has gone. */
function litAfterMiss(isMotionReduced: boolean): number[] {
  const images: FakeImage[] = [];
  const image = (x: number, y: number, key: string): FakeImage => {
    const made = new FakeImage(x, y, key);
    images.push(made);
    return made;
  };
  const jam = createJam({ add: { image } } as unknown as Phaser.Scene, isMotionReduced);
  const [lock, ...dashes] = images;
  const round = createRound(alienClicker, SEED, 'wide');
  round.act({ code: STRIKE, x: 0, y: 540 });
  const lit: number[] = [];
  for (;;) {
    for (const { kind, x, y } of round.advance()) if (kind === 'miss') jam.miss(x, y);
    jam.draw(round.state);
    if (lock?.visible !== true) return lit;
    lit.push(dashes.filter(({ visible, alpha }) => visible && alpha === 1).length);
  }
}

describe('the mark of a jam', () => {
  it('fills its ring tick by tick, and goes when the blaster is ready', () => {
    expect(litAfterMiss(false)).toEqual(Array.from({ length: jamTicks - 1 }, (_, tick) => tick + 1));
  });

  it('does not change with reduced motion', () => {
    expect(litAfterMiss(true)).toEqual(Array.from({ length: jamTicks - 1 }, () => jamTicks));
  });
});

describe('the figures of Alien Clicker', () => {
  it('tell accuracy in whole percent and the best streak', () => {
    const figures: ClickerFigures = {};
    const state = alienClicker.start(SEED, 'wide');
    countFigures(figures, state);
    expect(figures).toEqual({ accuracy: 0, bestStreak: 0 });
    const blaster = { readyAt: 0, isJammed: false, strikes: 105, hits: 91, streak: 3, bestStreak: 14 };
    countFigures(figures, { ...state, score: 130, blaster });
    expect(figures).toEqual({ accuracy: 87, bestStreak: 14 });
  });
});
