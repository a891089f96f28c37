import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { DEPTHS } from './layers.js';
import { ALARM_GLOW } from './sprites.js';

/** Time in ms after which a flash has lost two thirds of its light. */
const FADE_MS = 190;
const FLASH = 0.75;

/** Lives from which on the edges glow all the time, brighter with each life lost. */
export const FEW_LIVES = 3;
const GLOW_PER_LIFE = 0.13;
const PULSING = 0.0045;

/** Strength below which the light is invisible and not drawn. */
const MIN_STRENGTH = 0.02;

/** Red light from the edges when a life is lost or few are left. */
export interface Alarm {
  flash(): void;
  draw(lives: number, nowMs: number): void;
  place(geometry: StageGeometry): void;
}

/** Creates the alarm. With reduced motion it glows steadily and does not flash. */
export function createAlarm(scene: Phaser.Scene, isMotionReduced: boolean): Alarm {
  const image = scene.add.image(0, 0, ALARM_GLOW).setOrigin(0, 0).setDepth(DEPTHS.alarm).setVisible(false);
  let flash = 0;
  let lastMs = 0;
  return {
    flash() {
      if (!isMotionReduced) flash = FLASH;
    },
    place({ left, top, width, height }) {
      image.setPosition(left, top).setDisplaySize(width, height);
    },
    draw(lives, nowMs) {
      flash *= Math.exp(Math.min(lastMs - nowMs, 0) / FADE_MS);
      lastMs = nowMs;
      const glow = lives > FEW_LIVES ? 0 : (FEW_LIVES + 1 - lives) * GLOW_PER_LIFE;
      const pulse = isMotionReduced ? 1 : 0.75 + 0.25 * Math.sin(nowMs * PULSING);
      const strength = Math.min(1, Math.max(flash, glow * pulse));
      image.setVisible(strength > MIN_STRENGTH).setAlpha(strength);
    },
  };
}
