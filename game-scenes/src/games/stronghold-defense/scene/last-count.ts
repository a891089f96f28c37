import type Phaser from 'phaser';
import { TICKS_PER_SECOND } from '../../../rules-core/define-game.js';
import { LAST_SECONDS } from '../../../scene-core/game-scene.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { easeOut } from './effect-time.js';
import { showSprite } from './sprite-sheet.js';
import { DEPTHS } from './layers.js';
import { alarmDigitName } from './letters.js';
import { SHEET } from './sprites.js';

const SIZE = 1.5;
const POP = 0.4;
const STILL_ALPHA = 0.9;
const FADES_BY = 0.6;

/** Large figures of the last seconds. */
export interface LastCount {
  /** Draws the figure; true while one is shown. `ticksLeft` may be fractional; 0 after the round. */
  draw(ticksLeft: number, x: number, y: number): boolean;
}

export function createLastCount(scene: Phaser.Scene, isMotionReduced: boolean): LastCount {
  const names = Array.from({ length: LAST_SECONDS + 1 }, (_, second) => alarmDigitName(String(second)));
  const figure = scene.add
    .image(0, 0, SHEET, alarmDigitName(String(LAST_SECONDS)))
    .setDepth(DEPTHS.banner)
    .setVisible(false);
  return {
    draw(ticksLeft, x, y) {
      const isLast = ticksLeft > 0 && ticksLeft <= LAST_SECONDS * TICKS_PER_SECOND;
      figure.setVisible(isLast);
      if (!isLast) return false;
      const second = Math.ceil(ticksLeft / TICKS_PER_SECOND);
      const progress = second - ticksLeft / TICKS_PER_SECOND;
      showSprite(figure, names[second] ?? figure.frame.name);
      scaleToRecipe(figure, SIZE * (isMotionReduced ? 1 : 1 + POP * (1 - easeOut(progress))));
      figure.setPosition(x, y).setAlpha(isMotionReduced ? STILL_ALPHA : 1 - FADES_BY * progress);
      return true;
    },
  };
}
