import { dressedHead } from '../../../art-core/alien.js';
import type { AlienLook } from '../../../art-core/alien-look.js';
import { DIAGONAL, DOWN, GLOW, linearGradient } from '../../../art-core/defs.js';
import { drawing, markup, moved, round, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { markPiece } from '../../../art-core/mark.js';
import { memorySymbol, type MemorySymbol } from './symbols.js';

/** Width and height of a card in px. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** Margin around a card in its picture, for glow, frame and shadow. */
export const CARD_MARGIN = 24;

const CUT = 18;

const BACK_EDGE = /* @__PURE__ */ linearGradient('card-back-edge', DIAGONAL, [
  [0, '#a58bff'],
  [0.5, '#4a3a9c'],
  [1, '#2a2160'],
]);
const BACK = /* @__PURE__ */ linearGradient('card-back', DIAGONAL, [
  [0, '#35288a'],
  [1, '#1a1450'],
]);
const FACE = /* @__PURE__ */ linearGradient('card-face', DOWN, [
  [0, '#465086'],
  [1, '#20264d'],
]);
const MATCHED = /* @__PURE__ */ linearGradient('card-matched', DOWN, [
  [0, '#1d3429'],
  [1, '#101c22'],
]);

/** Returns the outline of a panel around the origin: top right cut, bottom left cut by half. */
function plate({ width, height }: CardSize, cut: number): string {
  const [x, y] = [width / 2, height / 2];
  return `M${-x} ${-y}H${round(x - cut)}L${x} ${round(cut - y)}V${y}H${round(cut / 2 - x)}L${-x} ${round(y - cut / 2)}Z`;
}

const smaller = ({ width, height }: CardSize, by: number): CardSize => ({
  width: width - by,
  height: height - by,
});

function cardDrawing(size: CardSize, piece: Piece): Drawing {
  const [width, height] = [size.width + 2 * CARD_MARGIN, size.height + 2 * CARD_MARGIN];
  return drawing([-width / 2, -height / 2, width, height], piece);
}

const shadow = (size: CardSize, drop: number): Piece =>
  markup`<path d="${plate(size, CUT)}" transform="translate(0 ${drop})" fill="#05060d" opacity=".55"/>`;

const symbolScale = ({ width, height }: CardSize): number => Math.min(width, height) / 112;

const SQUAD_HEAD = /* @__PURE__ */ moved(
  'translate(-30 -29) scale(.25)',
  /* @__PURE__ */ markPiece({ skin: '#8f7bea', eyes: '#1d1650', gleam: '#cfc2ff' }),
);

/** Draws the head of the alien whose cards these are, dimmed to leave the bright colours to the faces. */
const headOf = (look: AlienLook): Piece =>
  markup`<g opacity=".64">${moved('translate(-36 -36) scale(.3)', dressedHead(look))}</g>`;

/** Draws the back of a card with the head of an alien, else with the squad's. */
export function cardBack(size: CardSize, look?: AlienLook): Drawing {
  const livery = `translate(${-size.width / 2 + 16} ${size.height / 2 - 24}) skewX(-22)`;
  return cardDrawing(
    size,
    markup`
      ${shadow(size, 5)}
      <path d="${plate(size, CUT)}" fill="${BACK_EDGE}"/>
      <path d="${plate(smaller(size, 3), CUT - 0.8)}" fill="${BACK}"/>
      <path d="${plate(smaller(size, 18), CUT - 4)}" fill="none" stroke="#6553bd" stroke-width="1.500" opacity=".55"/>
      ${look === undefined ? SQUAD_HEAD : headOf(look)}
      <path d="M6 0h4v9h-4zM13 0h4v9h-4zM20 0h4v9h-4z" transform="${livery}" fill="#6553bd"/>
    `,
  );
}

/** Draws a card that has just been turned: bright and glowing. */
export function cardFace(size: CardSize, symbol: MemorySymbol): Drawing {
  const [x, y] = [size.width / 2, size.height / 2];
  const gleam =
    `M${3 - x} ${3 - y}H${x - CUT - 2}L${round(-size.width * 0.1)} ${y - 3}` +
    `H${CUT / 2 + 2 - x}L${3 - x} ${y - CUT / 2 - 2}Z`;
  return cardDrawing(
    size,
    markup`
      ${shadow(size, 9)}
      <path d="${plate(size, CUT)}" fill="#22d3ee" filter="${GLOW}" opacity=".75"/>
      <path d="${plate(size, CUT)}" fill="#c8fbff"/>
      <path d="${plate(smaller(size, 6), CUT - 1.4)}" fill="${FACE}"/>
      <path d="${gleam}" fill="#fff" opacity=".06"/>
      ${moved(`scale(${symbolScale(size).toFixed(3)})`, memorySymbol(symbol))}
    `,
  );
}

/** Draws a card whose pair is found, with a tick. */
export function cardMatched(size: CardSize, symbol: MemorySymbol): Drawing {
  const corner = `translate(${size.width / 2 - 20} ${size.height / 2 - 18})`;
  return cardDrawing(
    size,
    markup`
      ${shadow(size, 5)}
      <path d="${plate(size, CUT)}" fill="#4d8f2c"/>
      <path d="${plate(smaller(size, 4), CUT - 1)}" fill="${MATCHED}"/>
      ${moved(`scale(${(symbolScale(size) * 0.92).toFixed(3)})`, memorySymbol(symbol))}
      <g transform="${corner}">
        <path d="M-11-13H11V13H-5L-11 7Z" fill="#9dff3c"/>
        <path d="M-6 0l4.500 5L7-5" fill="none" stroke="#0a1503" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
      </g>
    `,
  );
}

/** Draws the frame around the card under the keyboard cursor. */
export function cardFocus(size: CardSize): Drawing {
  const frame = plate({ width: size.width + 14, height: size.height + 14 }, CUT + 3);
  return cardDrawing(size, markup`<path d="${frame}" fill="none" stroke="#22d3ee" stroke-width="3.500"/>`);
}

const QUESTION = 'M-5-6Q-4-11 1-11Q7-10 6-5Q5-2 1 0V4M1 9v1';

/** Draws a tile of the tray of found pairs: the symbol, or a question mark; `side` px wide and high. */
export function trayTile(side: number, symbol?: MemorySymbol): Drawing {
  const size = { width: side, height: side };
  const [fill, stroke] = symbol === undefined ? ['#12132a', '#3a3f68'] : ['#1d3a2c', '#9dff3c'];
  const content =
    symbol === undefined
      ? markup`<path d="${QUESTION}" fill="none" stroke="#656d9c" stroke-width="3" stroke-linecap="round"/>`
      : moved(`scale(${(side / 112).toFixed(3)})`, memorySymbol(symbol));
  return drawing(
    [-side / 2 - 2, -side / 2 - 2, side + 4, side + 4],
    markup`<path d="${plate(size, 9)}" fill="${fill}" stroke="${stroke}" stroke-width="1.600"/>${content}`,
  );
}
