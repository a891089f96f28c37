import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { STREAK_WORD, OUTLINE_PX, glyphKey, letterWidths } from './letters.js';

type Image = Phaser.GameObjects.Image;

/** Behind the heads, so that the line never hides one. */
const BANNER_DEPTH = 6;
const POP_MS = 160;
const POP_SCALE = 0.2;
const FROM_TOP = 44;
const DIGITS = 3;

/** Hits in a row from which the streak is shown. */
export const SHOWN_STREAK = 5;

/** Size and opacity of a streak, and of one that beats the best round. */
const PLAIN = { scale: 0.62, alpha: 0.55 } as const;
const RECORD = { scale: 1.25, alpha: 0.95 } as const;

export interface StreakBanner {
  /** Shows 'STREAK n' from SHOWN_STREAK hits in a row on, large where it beats the best round; hides it below. */
  show(streak: number, isRecord: boolean): void;
  draw(nowMs: number): void;
  place(geometry: StageGeometry): void;
}

/** Creates the banner, one line of pooled letters at the top of the field. */
export function createStreakBanner(scene: Phaser.Scene, isMotionReduced: boolean): StreakBanner {
  const widths = letterWidths();
  const line = scene.add.container(0, 0).setDepth(BANNER_DEPTH).setVisible(false);
  const add = (key: string): Image => {
    const image = scene.add.image(0, 0, key).setOrigin(0, 0.5);
    line.add(image);
    return image;
  };
  const word = add(STREAK_WORD);
  const digits = Array.from({ length: DIGITS }, () => add(glyphKey('0')));
  const letters = [word, ...digits];
  let startMs: number | undefined;
  let look: typeof PLAIN | typeof RECORD = PLAIN;

  const write = (streak: number): void => {
    const text = String(streak).slice(0, DIGITS);
    const left = -(widths.word + text.length * widths.figure) / 2 - OUTLINE_PX;
    word.setX(left);
    digits.forEach((digit, index) => {
      const figure = text[index];
      digit.setVisible(figure !== undefined);
      if (figure === undefined) return;
      digit.setTexture(glyphKey(figure)).setX(left + widths.word + index * widths.figure);
    });
  };
  return {
    show(streak, isRecord) {
      line.setVisible(streak >= SHOWN_STREAK);
      if (!line.visible) return;
      write(streak);
      look = isRecord ? RECORD : PLAIN;
      startMs = undefined;
    },
    draw(nowMs) {
      if (!line.visible) return;
      startMs ??= nowMs;
      const pop = isMotionReduced ? 0 : Math.max(0, 1 - (nowMs - startMs) / POP_MS);
      for (const image of letters) scaleToRecipe(image);
      line.setScale(look.scale * (1 + POP_SCALE * pop * pop)).setAlpha(look.alpha);
    },
    place: ({ left, top, width }) => void line.setPosition(left + width / 2, Math.max(top, 0) + FROM_TOP),
  };
}
