import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { COMBO_WORD, OUTLINE_PX, glyphKey, letterWidths } from './letters.js';
import { EFFECT_DEPTH } from './effects.js';

type Image = Phaser.GameObjects.Image;

const HOLD_MS = 620;
const FADE_MS = 180;
const POP_MS = 160;
const POP_SCALE = 0.35;

/** Distances in logical px: above or below the head that was hit, and from the edges of the visible part. */
const RAISED_BY = 112;
const LOWERED_BY = 122;
const EDGE = 26;
const DIGITS = 3;

/** Visible part in which the banner must stay, logical px. */
export interface BannerRoom {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface ComboBanner {
  /** Shows 'CHAIN n' over a hit. */
  show(x: number, y: number, combo: number, room: BannerRoom): void;
  hide(): void;
  draw(nowMs: number): void;
}

/** Creates the banner, one line of pooled letters that moves to each new hit. */
export function createComboBanner(scene: Phaser.Scene, isMotionReduced: boolean): ComboBanner {
  const widths = letterWidths();
  const line = scene.add
    .container(0, 0)
    .setDepth(EFFECT_DEPTH + 3)
    .setVisible(false);
  const add = (key: string): Image => {
    const image = scene.add.image(0, 0, key).setOrigin(0, 0.5);
    line.add(image);
    return image;
  };
  const word = add(COMBO_WORD);
  const digits = Array.from({ length: DIGITS }, () => add(glyphKey('0')));
  const letters = [word, ...digits];
  let startMs: number | undefined;
  let size = 1;
  let halfWidth = 0;
  let [wantedX, leftEdge, rightEdge] = [0, 0, 0];

  const write = (combo: number): number => {
    const text = String(combo).slice(0, DIGITS);
    const width = widths.word + text.length * widths.figure;
    const left = -width / 2 - OUTLINE_PX;
    word.setX(left);
    digits.forEach((digit, index) => {
      const figure = text[index];
      digit.setVisible(figure !== undefined);
      if (figure === undefined) return;
      digit.setTexture(glyphKey(figure)).setX(left + widths.word + index * widths.figure);
    });
    return width;
  };
  return {
    show(x, y, combo, room) {
      // Longer combos are slightly larger.
      size = 1 + Math.min(combo, 20) * 0.012;
      halfWidth = write(combo) / 2;
      [wantedX, leftEdge, rightEdge] = [x, room.left + EDGE, room.left + room.width - EDGE];
      const isRoomAbove = y - RAISED_BY - 30 > room.top;
      line.setY(isRoomAbove ? y - RAISED_BY : y + LOWERED_BY).setVisible(true);
      startMs = undefined;
    },
    hide() {
      line.setVisible(false);
    },
    draw(nowMs) {
      if (!line.visible) return;
      startMs ??= nowMs;
      const ageMs = nowMs - startMs;
      if (ageMs > HOLD_MS + FADE_MS) line.setVisible(false);
      for (const image of letters) scaleToRecipe(image);
      const pop = isMotionReduced ? 0 : Math.max(0, 1 - ageMs / POP_MS);
      const scale = size * (1 + POP_SCALE * pop * pop);
      const half = halfWidth * scale;
      // Keeps the line fully visible even while it is enlarged.
      line.setScale(scale).setX(Math.max(leftEdge + half, Math.min(wantedX, rightEdge - half)));
      line.setAlpha(Math.max(0, Math.min(1, 1 - (ageMs - HOLD_MS) / FADE_MS)));
    },
  };
}
