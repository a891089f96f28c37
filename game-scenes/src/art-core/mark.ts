import { ANTENNA_PATH, HEAD_PATH } from './head-outline.js';
import { drawing, markup, type Drawing, type Piece } from './drawing.js';

export interface MarkColors {
  readonly skin: string;
  readonly eyes: string;
  readonly gleam: string;
}

const BRAND: MarkColors = { skin: '#9dff3c', eyes: '#07080f', gleam: '#fff' };

/** Draws the brand mark's flat head in the alien's space, in any colours (card backs are tone on tone). */
export function markPiece({ skin, eyes, gleam }: MarkColors = BRAND): Piece {
  return markup`
    <path d="${ANTENNA_PATH}" fill="none" stroke="${skin}" stroke-width="13" stroke-linecap="round"/>
    <g fill="${skin}">
      <circle cx="65" cy="25" r="15"/>
      <circle cx="196" cy="64" r="15"/>
      <path d="${HEAD_PATH}"/>
    </g>
    <g fill="${eyes}">
      <ellipse cx="82" cy="134" rx="29" ry="34" transform="rotate(-9 82 134)"/>
      <ellipse cx="158" cy="134" rx="29" ry="34" transform="rotate(9 158 134)"/>
    </g>
    <g fill="${gleam}"><circle cx="76" cy="120" r="10"/><circle cx="150" cy="120" r="10"/></g>
  `;
}

/** Draws the brand mark, legible from 16 px up. */
export function mark(): Drawing {
  return drawing([14, 4, 212, 204], markPiece());
}
