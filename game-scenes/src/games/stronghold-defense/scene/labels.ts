import { PLACE_COLORS, type PlaceAnswer } from '../art/effects.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { CanvasPainter } from '../../../scene-core/textures.js';
import type { GhostAnswer } from './placement.js';
import type { SpriteBox, SpriteRecipe } from './sprite-sheet.js';
import { TEXT_FONT, WORD_COLORS, widthOf } from './fonts.js';

/** Labels of a tower's ghost. */
const LABELS: Readonly<Record<GhostAnswer, string>> = {
  free: 'Build here',
  tower: 'Too close to a tower',
  base: 'Too close to the dome',
  crater: 'A crater is here',
  crystal: 'A crystal is here',
  outside: 'Outside',
  money: 'Not enough money',
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

const LABEL_NAMES: Readonly<Record<GhostAnswer, string>> = {
  free: 'label-free',
  tower: 'label-tower',
  base: 'label-base',
  crater: 'label-crater',
  crystal: 'label-crystal',
  outside: 'label-outside',
  money: 'label-money',
};

const HINT_NAMES: Readonly<Record<HintedHand, string>> = { keys: 'hint-keys', finger: 'hint-finger' };

export const hintName = (hand: HintedHand): string => HINT_NAMES[hand];
export const labelName = (answer: GhostAnswer): string => LABEL_NAMES[answer];

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

const NO_ENTRY: CanvasPainter = (context) => {
  context.arc(0, 0, 7, 0, 2 * Math.PI);
  context.moveTo(-5, -5);
  context.lineTo(5, 5);
};

/** Returns the ghost's label, a sign and a few words on a panel. */
function label(answer: GhostAnswer, sizePx: number): SpriteRecipe {
  const place: PlaceAnswer = answer === 'free' ? 'allowed' : 'forbidden';
  const font = `700 ${sizePx}px ${TEXT_FONT}`;
  const unit = sizePx / 15;
  const width = widthOf(LABELS[answer], font) + 52 * unit;
  const height = 30 * unit;
  const box: SpriteBox = [-width / 2, -height / 2, width, height];
  const paint: CanvasPainter = (context) => {
    context.fillStyle = '#0b0d18f0';
    context.strokeStyle = PLACE_COLORS[place];
    context.lineWidth = 1.5;
    plate(context, [box[0] + 1, box[1] + 1, width - 2, height - 2], 9 * unit);
    context.fill();
    context.stroke();
    context.fillStyle = WORD_COLORS.plain;
    context.font = font;
    context.fillText(LABELS[answer], box[0] + 38 * unit, sizePx * 0.35);
    context.translate(box[0] + 21 * unit, 0);
    context.scale(unit, unit);
    context.lineWidth = 2.8;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    (place === 'allowed' ? TICK : NO_ENTRY)(context);
    context.stroke();
  };
  return { name: labelName(answer), scale: 1, picture: { box, paint } };
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

/** Returns the ghost's labels and the hints for keys and touch; the fonts must be loaded. */
export function labelRecipes(field: FieldName): SpriteRecipe[] {
  const sizePx = LABEL_TEXT_PX[field];
  const answers = Object.keys(LABELS) as GhostAnswer[];
  return [...answers.map((answer) => label(answer, sizePx)), hint('keys', sizePx), hint('finger', sizePx)];
}
