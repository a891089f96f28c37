import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { FEW_LIVES } from './alarm.js';
import { MAX_PARTS, createLine } from './banner-line.js';
import { easeOut, share } from './effect-time.js';
import { createLastCount } from './last-count.js';
import { showSprite, type SpriteSheet } from './sprite-sheet.js';
import { DEPTHS } from './layers.js';
import {
  LAST_LIFE,
  LIVES_LEFT,
  NEW_GATE,
  WAVE_CLEARED,
  WAVE_WORD,
  alarmDigitName,
  digitName,
} from './letters.js';
import { BAND, BAND_WIDTH, SHEET } from './sprites.js';

const POP_MS = 200;
const HOLD_MS = 1400;
const FADE_MS = 260;
const POP = 0.4;

/** Height of the banner as a share of the visible height. */
const STANDS_AT = 0.17;

/** Logical px from the first line to the second; sizes of the dark band behind them. */
const LINE_BELOW: Readonly<Record<FieldName, number>> = { wide: 36, tall: 46 };
const WIDEST_BAND = 620;
const BAND_HEIGHT: Readonly<Record<FieldName, number>> = { wide: 1, tall: 1.25 };
const TWO_LINES_HEIGHT = 1.5;

/** Announcements across the top: a wave, a new gate, few lives, the last seconds. */
export interface Banner {
  wave(wave: number, isAfterAnother: boolean): void;
  newGate(): void;
  /** Announces that few lives or the last one are left; otherwise does nothing. */
  lives(lives: number): void;
  /** Draws the banner. `ticksLeft` may be fractional; 0 when the round is over. */
  draw(ticksLeft: number, nowMs: number): void;
  place(geometry: StageGeometry): void;
}

const digitsOf = (value: number): string[] => [...String(value)].slice(0, MAX_PARTS - 1).map(digitName);

/** Creates the dark band behind the words and the smaller second line. */
function createBackground(scene: Phaser.Scene, field: FieldName) {
  const band = scene.add.image(0, 0, SHEET, BAND).setDepth(DEPTHS.bannerBand).setVisible(false);
  const second = scene.add.image(0, 0, SHEET, WAVE_CLEARED).setDepth(DEPTHS.banner).setVisible(false);
  const below = LINE_BELOW[field];
  return (x: number, y: number, width: number, alpha: number, darkness: number, hasSecond: boolean): void => {
    band.setVisible(alpha > 0).setAlpha(alpha * darkness);
    second.setVisible(hasSecond && alpha > 0).setAlpha(alpha);
    if (alpha === 0) return;
    showSprite(band, BAND);
    showSprite(second, WAVE_CLEARED);
    scaleToRecipe(band, width / BAND_WIDTH, BAND_HEIGHT[field] * (hasSecond ? TWO_LINES_HEIGHT : 1));
    scaleToRecipe(second);
    band.setPosition(x, y + (hasSecond ? below / 2 : 0));
    second.setPosition(x, y + below);
  };
}

export function createBanner(
  scene: Phaser.Scene,
  sheet: SpriteSheet,
  field: FieldName,
  isMotionReduced: boolean,
): Banner {
  const drawBackground = createBackground(scene, field);
  const line = createLine(scene, sheet);
  const lastCount = createLastCount(scene, isMotionReduced);
  let [x, y, width] = [0, 0, 0];
  let isSilent = true;
  let hasSecond = false;
  let isNew = false;
  let startMs = -Infinity;

  const announce = (names: readonly string[], withSecond: boolean): void => {
    line.write(names);
    isSilent = names.length === 0;
    hasSecond = withSecond;
    isNew = true;
  };
  return {
    wave: (wave, isAfterAnother) => announce([WAVE_WORD, ...digitsOf(wave)], isAfterAnother),
    newGate: () => announce([NEW_GATE], false),
    lives(lives) {
      if (lives === FEW_LIVES) announce([alarmDigitName(String(lives)), LIVES_LEFT], false);
      else if (lives === 1) announce([LAST_LIFE], false);
      else if (lives === 0) announce([], false);
    },
    place(geometry) {
      x = geometry.left + geometry.width / 2;
      y = geometry.top + geometry.height * STANDS_AT;
      width = Math.min(geometry.width, WIDEST_BAND);
    },
    draw(ticksLeft, nowMs) {
      if (isNew) [startMs, isNew] = [nowMs, false];
      const ageMs = nowMs - startMs;
      const isCounting = lastCount.draw(ticksLeft, x, y);
      const alpha = isCounting || isSilent ? 0 : 1 - share(ageMs - HOLD_MS, FADE_MS);
      const popped = easeOut(share(ageMs, POP_MS));
      line.draw(x, y, isMotionReduced ? 1 : 1 + POP * (1 - popped), alpha);
      drawBackground(x, y, width, alpha, popped, hasSecond);
    },
  };
}
