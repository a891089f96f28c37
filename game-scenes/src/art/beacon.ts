import { FLAME } from '../art-core/alien-accessories.js';
import { alien, type AlienParts } from '../art-core/alien.js';
import { GLOW, radialGradient } from '../art-core/defs.js';
import { NOTHING, drawing, markup, type Drawing, type Piece } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { FAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';

const WIDTH = 1264;
const HEIGHT = 420;

/** Area of the text, kept free of stars. */
const TEXT_AREA = [20, 30, 520, 260] as const;

const FIRELIGHT = /* @__PURE__ */ radialGradient('firelight', '', [
  [0, '#ff9d57', 0.5],
  [1, '#ff9d57', 0],
]);

/** Radius, line width and opacity of each ring of the signal, px; every second ring is dashed. */
const RINGS = [
  [70, 3, 0.6],
  [130, 2.5, 0.49],
  [200, 2.1, 0.38],
  [280, 1.6, 0.27],
  [370, 1.2, 0.16],
] as const;

const signal = (): Piece => {
  const rings = RINGS.map(([radius, width, opacity], index) => {
    const dashes = index % 2 === 1 ? ' stroke-dasharray="10 10"' : '';
    return markup`<circle r="${radius}" stroke-width="${width}" opacity="${opacity}"${dashes}/>`;
  });
  return markup`<g fill="none" stroke="#9dff3c" transform="translate(694 112)">${rings}</g>`;
};

const mast = (): Piece =>
  markup`
    <g transform="translate(694 112)">
      <path d="M-6 0L-34 270M6 0L34 270M-12 70L16 108M14 70L-18 112M-18 134L24 176M20 134L-26 180" stroke="#4a5488" stroke-width="6" stroke-linecap="round" fill="none"/>
      <path d="M-52 -34Q0 34 52 -34Q0 -14 -52 -34Z" fill="#8f9ad6"/>
      <path d="M-52 -34Q0 -14 52 -34Q0 -52 -52 -34Z" fill="#2b3060"/>
      <path d="M0-34V-66" stroke="#8f9ad6" stroke-width="5"/>
      <circle cy="-72" r="9" fill="#9dff3c" filter="${GLOW}"/>
    </g>
  `;

const fire = (): Piece =>
  markup`
    <ellipse cx="900" cy="388" rx="170" ry="54" fill="${FIRELIGHT}"/>
    <g transform="translate(924 376)">
      <path d="M-34 14L34 -2M-34 -2L34 14" stroke="#5a3418" stroke-width="12" stroke-linecap="round"/>
      <path d="M0-62C26-30 24-8 14 4H-14C-24-8-22-32-8-44C-6-30 2-28 0-62Z" fill="${FLAME}"/>
      <path d="M0-26C10-14 8-4 4 2H-4C-8-4-6-12 0-26Z" fill="#fff3c4"/>
    </g>
  `;

const seat = (x: number): Piece =>
  markup`
    <g transform="translate(${x} 388)">
      <ellipse cy="14" rx="40" ry="9" fill="#000" opacity=".4"/>
      <path d="M-34-8Q-30-24 0-24T34-8L38 12H-38Z" fill="#3a4379"/>
      <ellipse cy="-12" rx="33" ry="10" fill="#5d679f"/>
    </g>
  `;

/**
 * Draws a beacon that calls into the night, with a fire and two free seats beside it: 1264×420 px, cropped
 * from the left and from above, where the text stands. A member's alien waves beside the fire; without its parts nobody is there.
 */
export function beacon(member?: Omit<AlienParts, 'pose'>): Drawing {
  const figure = member ? alien({ ...member, pose: 'wave' }) : NOTHING;
  return drawing(
    [0, 0, WIDTH, HEIGHT],
    markup`
      <path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#0d0d24"/>
      ${stars({ width: WIDTH, height: 300, count: 170, seed: 52, clearing: TEXT_AREA })}
      ${planet({ x: 1150, y: 120, radius: 74, tone: 'ember', rim: '#ffd9b0', tilt: -16, ring: true })}
      ${signal()}
      ${ridge({ width: WIDTH, base: 330, amplitude: 50, wavelength: 130, fill: FAR_RIDGE, seed: 57, edge: '#5a4fa0' })}
      <path d="M0 402Q632 348 ${WIDTH} 402V${HEIGHT}H0Z" fill="#191837"/>
      <path d="M0 402Q632 348 ${WIDTH} 402" fill="none" stroke="#ff9a5a" stroke-width="2.5" opacity=".7"/>
      ${mast()}
      ${fire()}
      ${[1012, 1100].map(seat)}
      <g transform="translate(746 196) scale(.66)">${figure}</g>
    `,
    'xMaxYMax slice',
  );
}
