import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe, type CanvasPainter, type TextureRecipe } from '../../../scene-core/textures.js';
import type { Side } from './steering.js';
import { DEPTHS } from './layout.js';
import { display } from './letters.js';

const HOLD_SIDE = 'hold-side';
const HOLD_ARROW = 'hold-arrow';

const LIGHT = '#9dff3c';
/** Size of the light at an edge before it is stretched, and of the arrow with its word, logical px. */
const EDGE = { width: 128, height: 16 } as const;
const ARROW = { width: 130, height: 130, px: 24 } as const;

/**
 * Share of the visible height at which the arrows stand, and their distance from the middle as a share of its width:
 * beside the pod, and off the speed.
 */
const PLACE = { down: 0.74, upright: 0.33, across: 0.27 } as const;

const BREATH_MS = 1100;
/** Share of the remaining change per frame, once a side was touched. */
const GAIN = 0.12;

const paintEdge: CanvasPainter = (context) => {
  const light = context.createLinearGradient(0, 0, EDGE.width, 0);
  light.addColorStop(0, `${LIGHT}4c`);
  light.addColorStop(1, `${LIGHT}06`);
  context.fillStyle = light;
  context.fillRect(0, 0, EDGE.width, EDGE.height);
};

/** Paints an arrow to the left over the word. */
const paintArrow: CanvasPainter = (context) => {
  const middle = ARROW.width / 2;
  context.strokeStyle = LIGHT;
  context.lineWidth = 9;
  context.lineJoin = 'miter';
  for (const x of [middle + 4, middle + 30]) {
    context.beginPath();
    context.moveTo(x, 14);
    context.lineTo(x - 32, 44);
    context.lineTo(x, 74);
    context.stroke();
  }
};

const paintWord: CanvasPainter = (context) => {
  context.font = display(800, ARROW.px);
  context.textAlign = 'center';
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.strokeStyle = '#07080fd8';
  context.fillStyle = '#eef1ff';
  context.strokeText('HOLD', ARROW.width / 2, ARROW.px);
  context.fillText('HOLD', ARROW.width / 2, ARROW.px);
};

const HOLD_WORD = 'hold-word';

export const holdRecipes = (): TextureRecipe[] => [
  { key: HOLD_SIDE, ...EDGE, picture: paintEdge },
  { key: HOLD_ARROW, width: ARROW.width, height: 88, picture: paintArrow },
  { key: HOLD_WORD, width: ARROW.width, height: ARROW.px * 1.4, picture: paintWord },
];

/** The two halves of a phone's field, lit until one of them is held. */
export interface HoldSides {
  /** A side is held: the light goes out. */
  taken(): void;
  draw(nowMs: number): void;
  place(geometry: StageGeometry): void;
}

/** Returns true on a device that is steered by fingers. */
export const isTouched = (): boolean => matchMedia('not ((hover: hover) and (pointer: fine))').matches;

export function createHoldSides(scene: Phaser.Scene, isMotionReduced: boolean): HoldSides {
  const sides = ([-1, 1] as const).map((side: Side) => ({
    side,
    light: scene.add
      .image(0, 0, HOLD_SIDE)
      .setOrigin(0)
      .setDepth(DEPTHS.tags)
      .setFlipX(side > 0),
    arrow: scene.add
      .image(0, 0, HOLD_ARROW)
      .setDepth(DEPTHS.tags)
      .setFlipX(side > 0),
    word: scene.add.image(0, 0, HOLD_WORD).setDepth(DEPTHS.tags),
  }));
  let isTaken = false;
  let strength = 1;
  return {
    taken() {
      isTaken = true;
    },
    draw(nowMs) {
      if (strength === 0) return;
      if (isTaken) strength = strength < 0.02 ? 0 : strength * (1 - GAIN);
      for (const { side, light, arrow, word } of sides) {
        // One side after the other.
        const breath = isMotionReduced ? 1 : 0.7 + 0.3 * Math.sin((nowMs / BREATH_MS) * Math.PI * 2) * side;
        light.setAlpha(strength * breath);
        arrow.setAlpha(strength * breath);
        word.setAlpha(strength);
      }
    },
    place({ left, top, width, height }) {
      const aside = width < height ? PLACE.upright : PLACE.across;
      for (const { side, light, arrow, word } of sides) {
        light.setPosition(side < 0 ? left : left + width / 2, top);
        scaleToRecipe(light, width / 2 / EDGE.width, height / EDGE.height);
        const x = left + width * (0.5 + side * aside);
        const y = top + height * PLACE.down;
        scaleToRecipe(arrow.setPosition(x, y));
        scaleToRecipe(word.setPosition(x, y + 62));
      }
    },
  };
}
