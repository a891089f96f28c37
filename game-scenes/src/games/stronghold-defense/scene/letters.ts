import type { FieldName } from '../../../rules-core/define-game.js';
import { LAST_SECONDS } from '../../../scene-core/game-scene.js';
import type { CanvasPainter } from '../../../scene-core/textures.js';
import type { SpriteRecipe } from './sprite-sheet.js';
import { HEADING_FONT, TEXT_FONT, WORD_COLORS, widthOf } from './fonts.js';

/** Slant of the site's headlines, −8°. */
const SLANT = -0.14;

export const PLUS_TEN = 'plus-ten';
export const LIFE_LOST = 'life-lost';
export const WAVE_WORD = 'word-wave';
export const WAVE_CLEARED = 'word-wave-cleared';
export const LIVES_LEFT = 'word-lives-left';
export const LAST_LIFE = 'word-last-life';
export const NEW_GATE = 'word-new-gate';
export const NEXT_WORD = 'word-next';
export const digitName = (digit: string): string => `digit-${digit}`;
export const alarmDigitName = (digit: string): string => `alarm-digit-${digit}`;

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
    lettered(WAVE_CLEARED, 'Wave cleared +50', { ...score, fill: WORD_COLORS.gold }),
    lettered(LIVES_LEFT, 'LIVES LEFT', { ...word, sizePx: 26 * unit, fill: WORD_COLORS.alarm }),
    lettered(LAST_LIFE, 'LAST LIFE', { ...word, sizePx: 26 * unit, fill: WORD_COLORS.alarm }),
    lettered(NEW_GATE, 'NEW GATE', { ...word, sizePx: 26 * unit, fill: WORD_COLORS.ember }),
    lettered(NEXT_WORD, 'NEXT', { ...word, sizePx: 17 * unit, outlinePx: 6, fill: WORD_COLORS.ember }),
    ...DIGITS.map((digit) => lettered(digitName(digit), digit, { ...figure, fill: WORD_COLORS.plain })),
    ...DIGITS.slice(1, LAST_SECONDS + 1).map((digit) =>
      lettered(alarmDigitName(digit), digit, { ...figure, fill: WORD_COLORS.alarm }),
    ),
  ];
}
