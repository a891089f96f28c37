import { smileFace } from '../../../art-core/alien-faces.js';
import { head, headAt } from '../../../art-core/alien-head.js';
import { coverDrawing, coverGround, coverNight } from '../../../art-core/cover.js';
import { GLOW } from '../../../art-core/defs.js';
import { NOTHING, markup, moved, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { markPiece } from '../../../art-core/mark.js';

interface Card {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly width?: number;
  readonly height?: number;
}

const card = ({ x, y, turn, width = 92, height = 122 }: Card, faceUp: boolean, motif: Piece): Piece => {
  const [right, bottom] = [width / 2, height / 2];
  const [fill, edge] = faceUp ? ['#241c52', '#c4b5fd'] : ['#1a1740', '#4a3f8f'];
  return markup`
    <g transform="translate(${x} ${y}) rotate(${turn})">
      <path d="M${-right} ${-bottom}H${right - 16}L${right} ${16 - bottom}V${bottom}H${16 - right}L${-right} ${bottom - 16}Z" fill="${fill}" stroke="${edge}" stroke-width="3"/>
      ${motif}
    </g>
  `;
};

const PLANET_MOTIF =
  '<g transform="scale(1.15)"><circle r="20" fill="#ff9a3f"/><ellipse rx="34" ry="9" fill="none" stroke="#ffe0b0" stroke-width="5" transform="rotate(-18)"/></g>';
const BOLT_MOTIF = '<path d="M6-32L-20 6H-3L-8 32L20-8H3z" fill="#22d3ee" transform="scale(1.15)"/>';

const picture = (): Piece => {
  const back = moved(
    'translate(-24 -24) scale(.22)',
    markPiece({ skin: '#5b4bb0', eyes: '#1a1740', gleam: '#1a1740' }),
  );
  const pair: readonly Card[] = [
    { x: 194, y: 122, turn: -5, width: 104, height: 140 },
    { x: 290, y: 122, turn: 6, width: 104, height: 140 },
  ];
  const faces = pair.map(({ x, y, turn }) =>
    moved(`translate(${x} ${y}) rotate(${turn})`, headAt(-48, -48, 0.4, 0, head('purple', smileFace))),
  );
  return markup`
    ${coverGround('memory-match', '#3a2578', '#0d0b1f')}
    ${coverNight(300, 70, 6)}
    ${card({ x: 72, y: 118, turn: -16 }, false, back)}
    ${card({ x: 408, y: 118, turn: 16 }, false, back)}
    ${card({ x: 134, y: 214, turn: -8 }, true, markup`${PLANET_MOTIF}`)}
    ${card({ x: 348, y: 214, turn: 9 }, true, markup`${BOLT_MOTIF}`)}
    <g filter="${GLOW}">${pair.map((place) => card(place, true, NOTHING))}</g>
    ${faces}
  `;
};

/** Draws the cover of Memory Match. */
export const memoryCover = (): Drawing => coverDrawing(picture());
