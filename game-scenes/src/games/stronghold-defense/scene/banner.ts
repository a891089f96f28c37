import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import type { StrongholdEvent } from '../rules/events.js';
import { FEW_LIVES } from './alarm.js';
import { createLine } from './banner-line.js';
import { easeOut, share } from './effect-time.js';
import { createLastCount } from './last-count.js';
import { showSprite, type SpriteSheet } from './sprite-sheet.js';
import { DEPTHS } from './layers.js';
import {
  CALLED,
  CALL_MONEY,
  CALL_POINTS,
  CALL_PROMISE,
  GATES_MOVE,
  LAST_LIFE,
  LIVES_LEFT,
  NEW_GATE,
  WAVE_WORD,
  alarmDigitName,
  digitName,
  markName,
  paidName,
  resultName,
} from './letters.js';
import { BAND, BAND_WIDTH, SHEET } from './sprites.js';

const POP_MS = 200;
const HOLD_MS = 1400;
const FADE_MS = 260;
const POP = 0.4;

/** Time for which an announcement stands when another one waits, so that a judgement is read before the next wave. */
const HURRIED_MS = 1000;

/** Height of the banner as a share of the visible height. */
const STANDS_AT = 0.17;

/** Logical px from the first line to the second; sizes of the dark band behind them. */
const LINE_BELOW: Readonly<Record<FieldName, number>> = { wide: 36, tall: 46 };
const WIDEST_BAND = 620;
const BAND_HEIGHT: Readonly<Record<FieldName, number>> = { wide: 1, tall: 1.25 };
const TWO_LINES_HEIGHT = 1.5;

/** Share of the band's width that words may take. */
const WORDS_SHARE = 0.86;

/** Announcements across the top, one after the other: waves, judgements, gates, few lives, the last seconds. */
export interface Banner {
  wave(wave: number, isCalled: boolean): void;
  judged(event: Extract<StrongholdEvent, { kind: 'waveJudged' }>): void;
  /** Announces that a gate opens, or that another one closes in turn. */
  gates(isMove: boolean): void;
  /** Announces at once that few lives or the last one are left; otherwise does nothing. */
  lives(lives: number): void;
  /** Draws the banner. `ticksLeft` may be fractional; 0 when the round is over. */
  draw(ticksLeft: number, nowMs: number): void;
  place(geometry: StageGeometry): void;
}

/** Sprites of the first line, in large letters, and of the second. */
type Words = readonly [first: readonly string[], second: readonly string[]];

const NOTHING: Words = [[], []];

const digitsOf = (value: number): string[] => [...String(value)].slice(0, 3).map(digitName);

const wordsOfLives = (lives: number): readonly string[] =>
  lives === 1 ? [LAST_LIFE] : [alarmDigitName(String(lives)), LIVES_LEFT];

/** Creates the dark band behind the words. */
function createBand(scene: Phaser.Scene, field: FieldName) {
  const band = scene.add.image(0, 0, SHEET, BAND).setDepth(DEPTHS.bannerBand).setVisible(false);
  return (x: number, y: number, width: number, alpha: number, hasSecond: boolean): void => {
    band.setVisible(alpha > 0).setAlpha(alpha);
    if (alpha === 0) return;
    showSprite(band, BAND);
    scaleToRecipe(band, width / BAND_WIDTH, BAND_HEIGHT[field] * (hasSecond ? TWO_LINES_HEIGHT : 1));
    band.setPosition(x, y + (hasSecond ? LINE_BELOW[field] / 2 : 0));
  };
}

export function createBanner(
  scene: Phaser.Scene,
  sheet: SpriteSheet,
  field: FieldName,
  isMotionReduced: boolean,
): Banner {
  const drawBand = createBand(scene, field);
  const lines = [createLine(scene, sheet, 'parts'), createLine(scene, sheet, 'sentences')] as const;
  const lastCount = createLastCount(scene, isMotionReduced);
  let [x, y, width] = [0, 0, 0];
  let waiting: Words[] = [];
  let shown = NOTHING;
  let startMs = -Infinity;

  const show = (words: Words, nowMs: number): void => {
    shown = words;
    startMs = nowMs;
    lines.forEach((line, index) => line.write(words[index] ?? []));
  };
  return {
    wave: (wave, isCalled) =>
      void waiting.push([
        [WAVE_WORD, ...digitsOf(wave), ...(isCalled ? [CALLED] : [])],
        isCalled ? [CALL_MONEY, CALL_PROMISE] : [],
      ]),
    judged: ({ wave, result, money, points }) =>
      void waiting.push([
        [markName(result), WAVE_WORD, ...digitsOf(wave), resultName(result)],
        [paidName(money), ...(points > 0 ? [CALL_POINTS] : [])],
      ]),
    gates: (isMove) => void waiting.push([[isMove ? GATES_MOVE : NEW_GATE], []]),
    lives(lives) {
      if (lives > FEW_LIVES || lives === 2) return;
      waiting = [lives === 0 ? NOTHING : [wordsOfLives(lives), []]];
      startMs = -Infinity;
    },
    place(geometry) {
      x = geometry.left + geometry.width / 2;
      y = geometry.top + geometry.height * STANDS_AT;
      width = Math.min(geometry.width, WIDEST_BAND);
    },
    draw(ticksLeft, nowMs) {
      const next = nowMs - startMs < HURRIED_MS ? undefined : waiting.shift();
      if (next !== undefined) show(next, nowMs);
      const ageMs = nowMs - startMs;
      const isCounting = lastCount.draw(ticksLeft, x, y);
      const isSilent = isCounting || shown[0].length === 0;
      const alpha = isSilent ? 0 : 1 - share(ageMs - HOLD_MS, FADE_MS);
      const popped = easeOut(share(ageMs, POP_MS));
      const room = width * WORDS_SHARE;
      lines[0].draw(x, y, isMotionReduced ? 1 : 1 + POP * (1 - popped), alpha, room);
      lines[1].draw(x, y + LINE_BELOW[field], 1, alpha, room);
      drawBand(x, y, width, alpha * popped, shown[1].length > 0);
    },
  };
}
