import type { FieldName } from '../../../rules-core/define-game.js';
import { LAST_SECONDS } from '../../../scene-core/game-scene.js';
import type { CanvasPainter } from '../../../scene-core/textures.js';
import type { SpriteRecipe } from './sprite-sheet.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import type { WaveResult } from '../rules/state.js';
import { HEADING_FONT, TEXT_FONT, WORD_COLORS, widthOf } from './fonts.js';

/** Slant of the site's headlines, −8°. */
const SLANT = -0.14;

export const PLUS_TEN = 'plus-ten';
export const LIFE_LOST = 'life-lost';
export const WAVE_WORD = 'word-wave';
export const CALLED = 'word-called';
export const CALL_MONEY = 'word-call-money';
export const CALL_PROMISE = 'word-call-promise';
export const CALL_POINTS = 'word-call-points';
export const SOLD = 'word-sold';
export const LIVES_LEFT = 'word-lives-left';
export const LAST_LIFE = 'word-last-life';
export const NEW_GATE = 'word-new-gate';
export const GATES_MOVE = 'word-gates-move';
export const NEXT_WORD = 'word-next';
export const CLOSES_WORD = 'word-closes';
export const resultName = (result: WaveResult): string => RESULT_NAMES[result];
export const markName = (result: WaveResult): string => MARK_NAMES[result];
export const paidName = (money: number): string => `word-paid-${money}`;
export const digitName = (digit: string): string => `digit-${digit}`;
export const alarmDigitName = (digit: string): string => `alarm-digit-${digit}`;

const RESULT_NAMES = { held: 'word-held', broken: 'word-broken', lost: 'word-lost' } as const;
const MARK_NAMES = { held: 'mark-held', broken: 'mark-broken', lost: 'mark-lost' } as const;

const RESULTS = ['held', 'broken', 'lost'] as const satisfies readonly WaveResult[];
const RESULT_COLORS: Readonly<Record<WaveResult, string>> = {
  held: WORD_COLORS.slime,
  broken: WORD_COLORS.gold,
  lost: WORD_COLORS.alarm,
};

/** Money that a wave may bring, from the most to none. */
const PAYS = Array.from(
  { length: CONFIG.moneyPerWave / CONFIG.moneyLessPerLeak + 1 },
  (_, leaks) => CONFIG.moneyPerWave - leaks * CONFIG.moneyLessPerLeak,
);

interface Lettering {
  readonly font: string;
  readonly sizePx: number;
  readonly fill: string;
  readonly outlinePx: number;
  readonly isSlanted?: boolean;
}

/** Returns a text around its middle, outlined so that it is legible on everything. */
function lettered(name: string, text: string, style: Lettering): SpriteRecipe {
  const { font, sizePx, fill, outlinePx, isSlanted = false } = style;
  const face = `900 ${sizePx}px ${font}`;
  const width = widthOf(text, face) + outlinePx + (isSlanted ? sizePx * 0.16 : 0);
  const height = sizePx * 1.1 + outlinePx;
  const paint: CanvasPainter = (context) => {
    if (isSlanted) context.transform(1, 0, SLANT, 1, 0, 0);
    context.font = face;
    context.textAlign = 'center';
    context.lineJoin = 'round';
    context.lineWidth = outlinePx;
    context.strokeStyle = WORD_COLORS.outline;
    context.fillStyle = fill;
    context.strokeText(text, 0, sizePx * 0.36);
    context.fillText(text, 0, sizePx * 0.36);
  };
  return { name, scale: 1, picture: { box: [-width / 2, -height / 2, width, height], paint } };
}

/** Traces the mark of a judged wave: a tick, a half moon, or a cross. */
const MARKS: Readonly<Record<WaveResult, CanvasPainter>> = {
  held(context) {
    context.moveTo(-10, 1);
    context.lineTo(-3, 8);
    context.lineTo(10, -8);
  },
  broken(context) {
    context.arc(0, 0, 12, 0, 2 * Math.PI);
    for (const x of [3, 7]) {
      context.moveTo(x, -8);
      context.lineTo(x, 8);
    }
  },
  lost(context) {
    context.moveTo(-8, -8);
    context.lineTo(8, 8);
    context.moveTo(8, -8);
    context.lineTo(-8, 8);
  },
};

function mark(result: WaveResult, unit: number): SpriteRecipe {
  const side = 44 * unit;
  const paint: CanvasPainter = (context) => {
    context.scale(unit, unit);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [lineWidth, color] of [
      [13, WORD_COLORS.outline] as const,
      [6, RESULT_COLORS[result]] as const,
    ]) {
      context.beginPath();
      MARKS[result](context);
      Object.assign(context, { lineWidth, strokeStyle: color });
      context.stroke();
    }
  };
  return { name: markName(result), scale: 1, picture: { box: [-side / 2, -side / 2, side, side], paint } };
}

const DIGITS = [...'0123456789'];

/** Scale of letters; phones show the tall field at two thirds of its size. */
const UNIT: Readonly<Record<FieldName, number>> = { wide: 1, tall: 1.35 };

/** Returns words and figures as sprites; the fonts must be loaded. */
export function letterRecipes(field: FieldName): SpriteRecipe[] {
  const unit = UNIT[field];
  const figure = { font: TEXT_FONT, sizePx: 46 * unit, outlinePx: 9, isSlanted: true } as const;
  const word = { font: HEADING_FONT, sizePx: 34 * unit, outlinePx: 9, isSlanted: true } as const;
  const score = { font: TEXT_FONT, sizePx: 21 * unit, outlinePx: 6 } as const;
  return [
    lettered(PLUS_TEN, '+10', { ...score, fill: WORD_COLORS.gold }),
    lettered(LIFE_LOST, '−1', { ...score, sizePx: 26 * unit, fill: WORD_COLORS.alarm }),
    lettered(WAVE_WORD, 'WAVE', { ...word, fill: WORD_COLORS.plain }),
    lettered(CALLED, 'CALLED', { ...word, fill: WORD_COLORS.ember }),
    lettered(CALL_MONEY, `+${CONFIG.callMoney} money`, { ...score, fill: WORD_COLORS.gold }),
    lettered(CALL_PROMISE, `${CONFIG.callPoints} points unless lost`, { ...score, fill: WORD_COLORS.plain }),
    lettered(CALL_POINTS, `+${CONFIG.callPoints} points`, { ...score, fill: WORD_COLORS.slime }),
    lettered(SOLD, `+${CONFIG.sellMoney}`, { ...score, fill: WORD_COLORS.gold }),
    ...RESULTS.map((result) =>
      lettered(resultName(result), result.toUpperCase(), { ...word, fill: RESULT_COLORS[result] }),
    ),
    ...RESULTS.map((result) => mark(result, unit)),
    ...PAYS.map((money) =>
      lettered(paidName(money), money > 0 ? `+${money} money` : 'no money', {
        ...score,
        fill: money > 0 ? WORD_COLORS.gold : WORD_COLORS.quiet,
      }),
    ),
    lettered(LIVES_LEFT, 'LIVES LEFT', { ...word, sizePx: 26 * unit, fill: WORD_COLORS.alarm }),
    lettered(LAST_LIFE, 'LAST LIFE', { ...word, sizePx: 26 * unit, fill: WORD_COLORS.alarm }),
    lettered(NEW_GATE, 'NEW GATE', { ...word, sizePx: 26 * unit, fill: WORD_COLORS.ember }),
    lettered(GATES_MOVE, 'GATES MOVE', { ...word, sizePx: 26 * unit, fill: WORD_COLORS.ember }),
    lettered(CLOSES_WORD, 'CLOSES', { ...word, sizePx: 17 * unit, outlinePx: 6, fill: WORD_COLORS.quiet }),
    lettered(NEXT_WORD, 'NEXT', { ...word, sizePx: 17 * unit, outlinePx: 6, fill: WORD_COLORS.ember }),
    ...DIGITS.map((digit) => lettered(digitName(digit), digit, { ...figure, fill: WORD_COLORS.plain })),
    ...DIGITS.slice(1, LAST_SECONDS + 1).map((digit) =>
      lettered(alarmDigitName(digit), digit, { ...figure, fill: WORD_COLORS.alarm }),
    ),
  ];
}
