import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { GLOW_REACH } from './painters.js';

const GLOW_DEPTH = 25;

/** Strength below which the glow is invisible and not drawn. */
const MIN_STRENGTH = 0.02;

/** Light along the four edges of the visible part. */
export interface EdgeGlow {
  /** Draws the glow with a strength from 0 (invisible) to 1. */
  draw(strength: number): void;
  place(geometry: StageGeometry): void;
}

/** Creates the glow from a picture that is bright at its top edge and fades downwards. */
export function createEdgeGlow(scene: Phaser.Scene, key: string): EdgeGlow {
  const sides = [0, 1, 2, 3].map((quarter) =>
    scene.add
      .image(0, 0, key)
      .setOrigin(0, 0)
      .setRotation((quarter * Math.PI) / 2)
      .setDepth(GLOW_DEPTH)
      .setVisible(false),
  );
  return {
    draw(strength) {
      const isVisible = strength > MIN_STRENGTH;
      for (const side of sides) side.setVisible(isVisible).setAlpha(strength);
    },
    place({ left, top, width, height }) {
      // Clockwise from the top: each strip starts in a corner and runs along the edge to the next.
      const corners = [
        [left, top, width],
        [left + width, top, height],
        [left + width, top + height, width],
        [left, top + height, height],
      ] as const;
      corners.forEach(([x, y, length], index) =>
        sides[index]?.setPosition(x, y).setDisplaySize(length, GLOW_REACH),
      );
    },
  };
}
