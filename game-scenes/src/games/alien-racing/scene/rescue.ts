import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { DEPTHS } from './layout.js';
import type { Spot } from './road-projection.js';
import { BEAM } from './textures.js';

/** Duration of the beam and of the blinking pod, ms. */
const BEAM_MS = 700;
const BLINK_MS = 1500;

/** The beam that puts the own pod back on the road, and the pod that blinks afterwards. */
export interface Rescue {
  /** True while the pod blinks. */
  readonly isBlinking: boolean;
  start(): void;
  draw(pod: Readonly<Spot>, nowMs: number): void;
}

export function createRescue(scene: Phaser.Scene): Rescue {
  const beam = scene.add.image(0, 0, BEAM).setOrigin(0.5, 1).setDepth(DEPTHS.effects).setVisible(false);
  let isAsked = false;
  let startMs: number | undefined;
  return {
    get isBlinking() {
      return startMs !== undefined;
    },
    start() {
      isAsked = true;
    },
    draw({ x, y }, nowMs) {
      if (isAsked) [startMs, isAsked] = [nowMs, false];
      if (startMs === undefined) return;
      const ageMs = nowMs - startMs;
      const left = 1 - ageMs / BEAM_MS;
      beam.setVisible(left > 0);
      if (left > 0) {
        beam.setPosition(x, y + 14).setAlpha(left);
        scaleToRecipe(beam, 0.55 + 0.45 * left, 1);
      }
      if (ageMs > BLINK_MS) startMs = undefined;
    },
  };
}
