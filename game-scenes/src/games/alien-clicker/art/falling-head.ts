import { SKINS, type AlienColor, type AlienFace } from '../../../art-core/alien-catalogue.js';
import { FACES } from '../../../art-core/alien-faces.js';
import { head, headAt } from '../../../art-core/alien-head.js';
import { GLOW } from '../../../art-core/defs.js';
import { markup, round, type Piece } from '../../../art-core/drawing.js';

/** A head that falls: its looks, middle, width and turn in degrees. */
export type FallingHead = readonly [
  color: AlienColor,
  face: AlienFace,
  x: number,
  y: number,
  width: number,
  turn: number,
];

/** Draws a falling head with the streaks above it. */
export function fallingHead([color, face, x, y, width, turn]: FallingHead): Piece {
  const scale = width / 182;
  const streaks =
    `M${round(x - width * 0.28)} ${round(y - width * 0.8)}v${round(-width * 0.7)}` +
    `M${round(x + width * 0.05)} ${round(y - width)}v${-width}` +
    `M${round(x + width * 0.34)} ${round(y - width * 0.8)}v${round(-width * 0.55)}`;
  return markup`
    <path d="${streaks}" stroke="${SKINS[color].base}" stroke-linecap="round" stroke-width="${round(Math.max(2, width / 24))}" opacity=".4"/>
    ${headAt(round(x - 120 * scale), round(y - 126 * scale), +scale.toFixed(3), turn, head(color, FACES[face]))}
  `;
}

/** Draws the sights around a head; `radius` in px. */
export function sights(x: number, y: number, radius: number): Piece {
  const at = (share: number): number => round(radius * share);
  const [inner, outer] = [at(0.86), at(1.16)];
  const width = Math.max(2.5, radius * 0.05);
  return markup`
    <g transform="translate(${x} ${y})" fill="none">
      <circle r="${radius}" stroke="#9dff3c" stroke-width="${width}" stroke-dasharray="${at(1.15)} ${at(0.42)}" stroke-dashoffset="${at(0.57)}" filter="${GLOW}"/>
      <circle r="${at(0.8)}" stroke="#9dff3c" stroke-opacity=".35" stroke-width="2"/>
      <path d="M0 ${-outer}V${-inner}M0 ${inner}V${outer}M${-outer} 0H${-inner}M${inner} 0H${outer}" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>
    </g>
  `;
}
