import { PLACE_COLORS } from '../art/effects.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { CanvasPainter } from '../../../scene-core/textures.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import type { GhostAnswer } from './placement.js';
import type { SpriteBox, SpriteRecipe } from './sprite-sheet.js';
import { TEXT_FONT, WORD_COLORS, widthOf } from './fonts.js';

/** What a label says: the answer at a ghost, or how the selected tower is sold. */
export type LabelId = GhostAnswer | 'sellByPress' | 'sellByKey';

/** Labels of a tower's ghost and of a selected tower. */
const LABELS: Readonly<Record<LabelId, string>> = {
  free: 'Build here',
  tower: 'Too close to a tower',
  base: 'Too close to the dome',
  crater: 'A crater is here',
  crystal: 'A crystal is here',
  outside: 'Outside',
  tooMany: `${CONFIG.mostTowers} towers are the most`,
  money: 'Not enough money',
  sellByPress: `Press again: sell for ${CONFIG.sellMoney}`,
  sellByKey: `X: sell for ${CONFIG.sellMoney}`,
};

/** Height of the labels' words, logical px; phones show the tall field at two thirds of its size. */
export const LABEL_TEXT_PX: Readonly<Record<FieldName, number>> = { wide: 15, tall: 22 };

/** Controls that need a hint; a mouse needs none. */
export type HintedHand = 'keys' | 'finger';

const HINTS: Readonly<Record<HintedHand, readonly (readonly [what: string, does: string])[]>> = {
  keys: [
    ['Arrows', 'move'],
    ['Enter', 'builds'],
    ['Shift', 'builds again'],
    ['Esc', 'leaves'],
  ],
  finger: [
    ['Slide', 'aims'],
    ['Lift', 'builds'],
    ['Button', 'leaves'],
  ],
};

const LABEL_NAMES: Readonly<Record<LabelId, string>> = {
  free: 'label-free',
  tower: 'label-tower',
  base: 'label-base',
  crater: 'label-crater',
  crystal: 'label-crystal',
  outside: 'label-outside',
  tooMany: 'label-too-many',
  money: 'label-money',
  sellByPress: 'label-sell-by-press',
  sellByKey: 'label-sell-by-key',
};

const HINT_NAMES: Readonly<Record<HintedHand, string>> = { keys: 'hint-keys', finger: 'hint-finger' };

export const hintName = (hand: HintedHand): string => HINT_NAMES[hand];
export const labelName = (id: LabelId): string => LABEL_NAMES[id];

/** Traces a panel around the origin: the top right corner is cut, the bottom left one half as much. */
function plate(context: CanvasRenderingContext2D, [x, y, width, height]: SpriteBox, cut: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width - cut, y);
  context.lineTo(x + width, y + cut);
  context.lineTo(x + width, y + height);
  context.lineTo(x + cut / 2, y + height);
  context.lineTo(x, y + height - cut / 2);
  context.closePath();
}

const TICK: CanvasPainter = (context) => {
  context.moveTo(-7, 0);
  context.lineTo(-2, 5.5);
  context.lineTo(7, -5.5);
};

const COIN: CanvasPainter = (context) => {
  context.arc(0, 0, 7, 0, 2 * Math.PI);
  context.moveTo(0, -3);
  context.lineTo(0, 3);
};

const NO_ENTRY: CanvasPainter = (context) => {
  context.arc(0, 0, 7, 0, 2 * Math.PI);
  context.moveTo(-5, -5);
  context.lineTo(5, 5);
};

/** Returns colour and sign of a label. */
function signOf(id: LabelId): readonly [color: string, sign: CanvasPainter] {
  if (id === 'sellByPress' || id === 'sellByKey') return [WORD_COLORS.gold, COIN];
  return id === 'free' ? [PLACE_COLORS.allowed, TICK] : [PLACE_COLORS.forbidden, NO_ENTRY];
}

/** Returns a label, a sign and a few words on a panel. */
function label(id: LabelId, sizePx: number): SpriteRecipe {
  const [color, sign] = signOf(id);
  const font = `700 ${sizePx}px ${TEXT_FONT}`;
  const unit = sizePx / 15;
  const width = widthOf(LABELS[id], font) + 52 * unit;
  const height = 30 * unit;
  const box: SpriteBox = [-width / 2, -height / 2, width, height];
  const paint: CanvasPainter = (context) => {
    context.fillStyle = '#0b0d18f0';
    context.strokeStyle = color;
    context.lineWidth = 1.5;
    plate(context, [box[0] + 1, box[1] + 1, width - 2, height - 2], 9 * unit);
    context.fill();
    context.stroke();
    context.fillStyle = WORD_COLORS.plain;
    context.font = font;
    context.fillText(LABELS[id], box[0] + 38 * unit, sizePx * 0.35);
    context.translate(box[0] + 21 * unit, 0);
    context.scale(unit, unit);
    context.lineWidth = 2.8;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    sign(context);
    context.stroke();
  };
  return { name: labelName(id), scale: 1, picture: { box, paint } };
}

/** Returns the hint for the controls while a tower is placed; its origin is the bottom left corner. */
function hint(hand: HintedHand, sizePx: number): SpriteRecipe {
  const keyFont = `700 ${sizePx}px ${TEXT_FONT}`;
  const wordFont = `500 ${sizePx}px ${TEXT_FONT}`;
  const unit = sizePx / 15;
  const parts = HINTS[hand].map(([key, word]) => ({
    key,
    word,
    keyWidth: widthOf(key, keyFont) + 14 * unit,
    wordWidth: widthOf(word, wordFont),
  }));
  const gap = 20 * unit;
  const width = parts.reduce((sum, { keyWidth, wordWidth }) => sum + keyWidth + wordWidth + gap, 4 * unit);
  const height = 34 * unit;
  const paint: CanvasPainter = (context) => {
    context.fillStyle = '#0b0d18e0';
    plate(context, [0, -height, width, height], 8 * unit);
    context.fill();
    const baseline = -height / 2 + sizePx * 0.35;
    let x = 12 * unit;
    for (const { key, word, keyWidth, wordWidth } of parts) {
      context.fillStyle = '#2a305a';
      context.fillRect(x, -height + 6 * unit, keyWidth, height - 12 * unit);
      context.fillStyle = WORD_COLORS.plain;
      context.font = keyFont;
      context.fillText(key, x + 7 * unit, baseline);
      context.font = wordFont;
      context.fillStyle = WORD_COLORS.quiet;
      context.fillText(word, x + keyWidth + 6 * unit, baseline);
      x += keyWidth + wordWidth + gap;
    }
  };
  return { name: hintName(hand), scale: 1, picture: { box: [0, -height, width, height], paint } };
}

/** Returns all labels and the hints for keys and touch; the fonts must be loaded. */
export function labelRecipes(field: FieldName): SpriteRecipe[] {
  const sizePx = LABEL_TEXT_PX[field];
  const ids = Object.keys(LABELS) as LabelId[];
  return [...ids.map((id) => label(id, sizePx)), hint('keys', sizePx), hint('finger', sizePx)];
}
