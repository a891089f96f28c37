import type Phaser from 'phaser';
import { FIELDS, TICKS_PER_SECOND, type FieldName } from '../../../rules-core/define-game.js';
import { LAST_SECONDS } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { countKey } from './letters.js';
import { createEdgeGlow } from './edge-glow.js';

/** Depth behind the heads and in front of the stars. */
const COUNT_DEPTH = 5;

/** Opacity of the figure at the beginning and the end of its second. */
const COUNT_ALPHA = { from: 0.42, to: 0.1 } as const;
const COUNT_POP = 0.3;
const GLOW = { from: 0.9, to: 0.15 } as const;

/** Constant values for reduced motion. */
const STILL = { countAlpha: 0.22, glow: 0.45 } as const;

/** Large figures behind the heads and red light along the edges during the last seconds of the round. */
export interface LastSeconds {
  /** Draws the effect; hidden before the last seconds and after the round. `ticksLeft` may be fractional. */
  draw(ticksLeft: number): void;
  place(geometry: StageGeometry): void;
}

const between = ({ from, to }: { from: number; to: number }, progress: number): number =>
  from + (to - from) * progress;

export function createLastSeconds(
  scene: Phaser.Scene,
  field: FieldName,
  isMotionReduced: boolean,
): LastSeconds {
  const { width, height } = FIELDS[field];
  const glow = createEdgeGlow(scene, 'glow-alarm');
  const figure = scene.add
    .image(width / 2, height / 2, countKey(LAST_SECONDS))
    .setDepth(COUNT_DEPTH)
    .setVisible(false);
  return {
    place: (geometry) => glow.place(geometry),
    draw(ticksLeft) {
      const isLast = ticksLeft > 0 && ticksLeft <= LAST_SECONDS * TICKS_PER_SECOND;
      figure.setVisible(isLast);
      if (!isLast) {
        glow.draw(0);
        return;
      }
      const second = Math.ceil(ticksLeft / TICKS_PER_SECOND);
      const progress = second - ticksLeft / TICKS_PER_SECOND;
      const settled = 1 - (1 - progress) * (1 - progress);
      const key = countKey(second);
      if (figure.texture.key !== key) figure.setTexture(key);
      scaleToRecipe(figure, isMotionReduced ? 1 : 1 + COUNT_POP * (1 - settled));
      figure.setAlpha(isMotionReduced ? STILL.countAlpha : between(COUNT_ALPHA, settled));
      glow.draw(isMotionReduced ? STILL.glow : between(GLOW, settled));
    },
  };
}
