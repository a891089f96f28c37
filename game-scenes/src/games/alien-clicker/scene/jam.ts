import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import { EFFECT_DEPTH } from './effects.js';
import { isReady, type ClickerState } from '../rules/state.js';

/** Distance of the dashes from the place of the miss: a finger covers less. Logical px. */
const RADIUS = 46;
const DIMMED = 0.25;

/** Returns true while a miss keeps the blaster from striking. */
export function isJammed(state: Readonly<ClickerState>): boolean {
  return state.blaster.isJammed && !isReady(state);
}

/** Mark at the place of a miss for as long as the blaster is jammed. */
export interface Jam {
  /** Moves the mark to a miss. */
  miss(x: number, y: number): void;
  draw(state: Readonly<ClickerState>): void;
}

/** Creates the mark: a lock in a ring of dashes, which light up tick by tick; with reduced motion all are lit. */
export function createJam(scene: Phaser.Scene, isMotionReduced: boolean): Jam {
  const lock = scene.add.image(0, 0, 'jam-lock');
  const dashes = Array.from({ length: CLICKER_CONFIG.jamTicks }, (_, index) => {
    const angle = (index / CLICKER_CONFIG.jamTicks) * 2 * Math.PI - Math.PI / 2;
    const image = scene.add.image(0, 0, 'jam-dash').setRotation(angle);
    return { image, x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
  });
  const images = [lock, ...dashes.map(({ image }) => image)];
  for (const image of images) image.setDepth(EFFECT_DEPTH + 1).setVisible(false);
  return {
    miss(x, y) {
      lock.setPosition(x, y);
      for (const dash of dashes) dash.image.setPosition(x + dash.x, y + dash.y);
    },
    draw(state) {
      const isShown = isJammed(state);
      for (const image of images) image.setVisible(isShown);
      if (!isShown) return;
      const ticksLeft = state.blaster.readyAt - state.tick;
      for (const image of images) scaleToRecipe(image);
      dashes.forEach(({ image }, index) => {
        image.setAlpha(isMotionReduced || index < dashes.length - ticksLeft ? 1 : DIMMED);
      });
    },
  };
}
