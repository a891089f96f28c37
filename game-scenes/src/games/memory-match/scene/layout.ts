import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import type { CardSize } from '../art/cards.js';
import { MEMORY_CONFIG } from '../rules/config.js';

/** Positions of everything on a field, in logical px. */
export interface MemoryLayout {
  readonly card: CardSize;
  readonly gap: number;
  /** Left and top of the board. */
  readonly left: number;
  readonly top: number;
  /** Tray of found pairs: centre of its first tile, distance of the tiles, tiles per row, side of a tile. */
  readonly tray: {
    readonly x: number;
    readonly y: number;
    readonly stride: number;
    readonly columns: number;
    readonly side: number;
  };
  /** Middle of the mascot's feet, and its height: a UFO and a gun at its sides have room beside the board. */
  readonly mascot: { readonly x: number; readonly y: number; readonly height: number };
}

const { columns } = MEMORY_CONFIG;

const boardWidth = (card: CardSize, gap: number): number => columns * card.width + (columns - 1) * gap;

const WIDE_CARD = { width: 152, height: 117 };
const TALL_CARD = { width: 119, height: 158 };
const GAP = 13;

export const LAYOUTS: Readonly<Record<FieldName, MemoryLayout>> = {
  wide: {
    card: WIDE_CARD,
    gap: GAP,
    left: (FIELDS.wide.width - boardWidth(WIDE_CARD, GAP)) / 2,
    top: 16,
    tray: { x: 868, y: 212, stride: 52, columns: 2, side: 46 },
    mascot: { x: 80, y: 492, height: 178 },
  },
  tall: {
    card: TALL_CARD,
    gap: GAP,
    left: (FIELDS.tall.width - boardWidth(TALL_CARD, GAP)) / 2,
    top: 22,
    tray: { x: 58, y: 786, stride: 72, columns: 4, side: 62 },
    mascot: { x: 430, y: 946, height: 232 },
  },
};

export function cardCentre({ card, gap, left, top }: MemoryLayout, index: number): { x: number; y: number } {
  const column = index % columns;
  const row = Math.floor(index / columns);
  return {
    x: left + column * (card.width + gap) + card.width / 2,
    y: top + row * (card.height + gap) + card.height / 2,
  };
}

/** Returns the card at a point, or undefined outside the board. Half of a gap belongs to each neighbour. */
export function cardAt({ card, gap, left, top }: MemoryLayout, x: number, y: number): number | undefined {
  const column = Math.floor((x - left + gap / 2) / (card.width + gap));
  const row = Math.floor((y - top + gap / 2) / (card.height + gap));
  const rows = MEMORY_CONFIG.cardCount / columns;
  if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined;
  return row * columns + column;
}

/** Returns the neighbour of a card in the direction of an arrow key, or the card itself at the border. */
export function neighbour(index: number, dx: number, dy: number): number {
  const rows = MEMORY_CONFIG.cardCount / columns;
  const column = Math.min(Math.max((index % columns) + dx, 0), columns - 1);
  const row = Math.min(Math.max(Math.floor(index / columns) + dy, 0), rows - 1);
  return row * columns + column;
}
