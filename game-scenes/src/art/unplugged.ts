import { body, groundShadow, scarf } from '../art-core/alien-body.js';
import { surprisedFace } from '../art-core/alien-faces.js';
import { head, skinPaint } from '../art-core/alien-head.js';
import { STEEL } from '../art-core/defs.js';
import { drawing, markup, moved, type Drawing, type Piece } from '../art-core/drawing.js';
import { FAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';

const WIDTH = 960;
const HEIGHT = 540;

/** Bars of a test picture and the short ones below them, left to right. */
const BARS = [
  ['#ff7a1a', '#8b5cf6'],
  ['#ffd75e', '#12132b'],
  ['#9dff3c', '#22d3ee'],
  ['#22d3ee', '#12132b'],
  ['#8b5cf6', '#ff7a1a'],
  ['#ff4fd8', '#12132b'],
  ['#ff4d6d', '#eef1ff'],
] as const;

const testPicture = (): Piece => {
  const bars = BARS.map(
    ([color, below], index) =>
      markup`<path d="M${index * 62} 0h52v300h-52z" fill="${color}" opacity=".32"/><path d="M${index * 62} 308h52v26h-52z" fill="${below}" opacity=".4"/>`,
  );
  return markup`<g transform="translate(560 60) skewX(-9)" opacity=".5">${bars}</g>`;
};

/** Draws a cable on the ground, its dark edge below it. */
const cable = (path: string, color: string): Piece => markup`
  <g fill="none" stroke-linecap="round">
    <path d="${path}" stroke="#07080f" stroke-width="11"/>
    <path d="${path}" stroke="${color}" stroke-width="6"/>
  </g>
`;

const socket = (): Piece => markup`
  <g transform="translate(720 488) rotate(18)">
    <path d="M0 0H24V20H0ZM24 5H32V15H24Z" fill="${STEEL}"/>
    <path d="M-10 4H0M-10 15H0" stroke="#ffd75e" stroke-width="4"/>
  </g>
`;

/** Draws the plug in the mascot's raised hand. */
const plug = (): Piece => markup`
  <g transform="translate(803 398) rotate(-64)">
    <path d="M-16-13H12L20-6V6L12 13H-16Z" fill="${STEEL}"/>
    <path d="M20-5H32M20 5H32" stroke="#ffd75e" stroke-width="4"/>
  </g>
  <circle cx="800" cy="410" r="12.5" fill="${skinPaint('green')}"/>
`;

const mascot = (): Piece => markup`
  ${groundShadow()}
  ${body('green', 'wave')}
  ${scarf()}
  ${head('green', surprisedFace)}
`;

/**
 * Draws the picture for "off air": a test picture in the night and the mascot with the plug in its hand.
 * 960×540 px, anchored at the bottom right, so that the mascot stays visible in a narrow box. The left half
 * is left to words.
 */
export function unplugged(): Drawing {
  return drawing(
    [0, 0, WIDTH, HEIGHT],
    markup`
      <path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#0d0e22"/>
      ${stars({ width: WIDTH, height: 400, count: 90, seed: 61, clearing: [40, 100, 540, 420] })}
      ${testPicture()}
      ${ridge({ width: WIDTH, base: 430, amplitude: 60, wavelength: 130, fill: FAR_RIDGE, seed: 67, edge: '#5a4fa0' })}
      <path d="M0 446C300 424 620 428 960 440V540H0Z" fill="#15162f"/>
      <path d="M0 446C300 424 620 428 960 440" fill="none" stroke="#ff7a1a" stroke-width="3" opacity=".7"/>
      ${cable('M960 486C900 500 862 470 816 488S780 520 748 500', '#454e84')}
      ${socket()}
      ${moved('translate(606 222) scale(.92)', mascot())}
      ${cable('M800 402C826 380 826 440 846 470S820 520 780 524S560 516 520 500S470 470 300 512S100 530 0 506', '#5a649c')}
      ${plug()}
    `,
    'xMaxYMax slice',
  );
}
