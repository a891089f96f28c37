import { alien } from '../../../art-core/alien.js';
import type { AlienLook } from '../../../art-core/alien-look.js';
import {
  CARD_MARGIN,
  cardBack,
  cardFace,
  cardFocus,
  cardMatched,
  trayTile,
  type CardSize,
} from '../art/cards.js';
import { memoryField } from '../art/field.js';
import { MEMORY_SYMBOLS, type MemorySymbol } from '../art/symbols.js';
import { plainLook } from '../../../art-core/plain-look.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import type { CanvasPainter, TextureRecipe } from '../../../scene-core/textures.js';
import { LAYOUTS } from './layout.js';

export const BACKDROP = 'backdrop';
export const CARD_BACK = 'card-back';
export const CARD_FOCUS = 'card-focus';
export const TIME_BAR = 'time-bar';
export const SPARK = 'spark';
export const TRAY_TITLE = 'tray-title';
export const UNKNOWN_TILE = 'tile-unknown';

/** Moods of the mascot. */
export const MOODS = ['watching', 'glad', 'sorry'] as const;

export type Mood = (typeof MOODS)[number];

/** Room around the standing mascot in the alien's space, with the glow of a neon UFO or hat. */
const MASCOT_BOX = [-24, -14, 288, 314] as const;
/** Height of the mascot itself in that space. */
const MASCOT_HEIGHT = 306;

export const faceKey = (symbol: MemorySymbol): string => `face-${symbol}`;
export const matchedKey = (symbol: MemorySymbol): string => `matched-${symbol}`;
export const tileKey = (symbol: MemorySymbol): string => `tile-${symbol}`;
export const moodKey = (mood: Mood): string => `mascot-${mood}`;

/** Returns the symbol of a picture's number in the rules. */
export const symbolOf = (picture: number): MemorySymbol => MEMORY_SYMBOLS[picture] ?? 'planet';

/** Face and pose of each mood; the rest is what the alien wears. */
const MOOD_PARTS = {
  watching: { face: 'smile', pose: 'idle' },
  glad: { face: 'smile', pose: 'cheer' },
  sorry: { face: 'surprised', pose: 'idle' },
} as const;

const HOUSE_MASCOT = /* @__PURE__ */ plainLook('purple');

const timeBar: CanvasPainter = (context) => {
  context.fillStyle = '#22d3ee';
  context.fillRect(0, 0, 10, 5);
};

const spark: CanvasPainter = (context) => {
  context.fillStyle = '#9dff3c';
  context.beginPath();
  for (const [x, y] of [
    [8, 0],
    [16, 8],
    [8, 16],
    [0, 8],
  ] as const)
    context.lineTo(x, y);
  context.fill();
};

const title =
  (size: number): CanvasPainter =>
  (context) => {
    context.font = `650 ${size}px "Exo 2 Variable", "Exo 2", sans-serif`;
    context.fillStyle = '#a9b0cf';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText('Pairs found', 80, 16);
  };

function cardRecipes(
  card: CardSize,
  emblem: AlienLook | undefined,
  symbols: readonly MemorySymbol[],
): TextureRecipe[] {
  const size = { width: card.width + 2 * CARD_MARGIN, height: card.height + 2 * CARD_MARGIN };
  return [
    { key: CARD_BACK, ...size, picture: cardBack(card, emblem) },
    { key: CARD_FOCUS, ...size, picture: cardFocus(card) },
    ...symbols.flatMap((symbol) => [
      { key: faceKey(symbol), ...size, picture: cardFace(card, symbol) },
      { key: matchedKey(symbol), ...size, picture: cardMatched(card, symbol) },
    ]),
  ];
}

function trayRecipes(side: number, symbols: readonly MemorySymbol[]): TextureRecipe[] {
  const box = { width: side + 4, height: side + 4 };
  return [
    { key: UNKNOWN_TILE, ...box, picture: trayTile(side) },
    ...symbols.map((symbol) => ({ key: tileKey(symbol), ...box, picture: trayTile(side, symbol) })),
    { key: TRAY_TITLE, width: 160, height: 32, picture: title(side > 50 ? 23 : 15) },
  ];
}

/**
 * Returns all textures of a round with these pictures. The backdrop has the size of the whole stage; `player`
 * stands beside the table and is on the backs of the cards.
 */
export function memoryRecipes(
  field: FieldName,
  { width, height }: StageGeometry,
  player: AlienLook | undefined,
  pictures: readonly number[],
): TextureRecipe[] {
  const { card, tray, mascot } = LAYOUTS[field];
  const symbols = pictures.map(symbolOf);
  const [, , boxWidth, boxHeight] = MASCOT_BOX;
  const scale = mascot.height / MASCOT_HEIGHT;
  const mascotSize = { width: boxWidth * scale, height: boxHeight * scale };
  return [
    { key: BACKDROP, width, height, picture: memoryField(field) },
    ...cardRecipes(card, player, symbols),
    ...trayRecipes(tray.side, symbols),
    ...MOODS.map((mood) => ({
      key: moodKey(mood),
      ...mascotSize,
      picture: { ...alien({ ...(player ?? HOUSE_MASCOT), ...MOOD_PARTS[mood] }), viewBox: MASCOT_BOX },
    })),
    { key: TIME_BAR, width: 10, height: 5, picture: timeBar },
    { key: SPARK, width: 16, height: 16, picture: spark },
  ];
}
