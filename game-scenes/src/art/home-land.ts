import { drawing, markup, type Drawing } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { FAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';

/** Width of both lands, px. */
const WIDTH = 1264;

const night = (height: number): string => `<path d="M0 0H${WIDTH}V${height}H0Z" fill="#100f29"/>`;

/** Draws the land at night in front of which a member stands beside their rival: 1264×380 px, feet at y 350. */
export function homeLand(): Drawing {
  return drawing(
    [0, 0, WIDTH, 380],
    markup`
      ${night(380)}
      ${stars({ width: WIDTH, height: 280, count: 110, seed: 83, clearing: [30, 30, 560, 330] })}
      ${planet({ x: 1010, y: 96, radius: 120, tone: 'violet', rim: '#ffb38a', tilt: -18, ring: true })}
      ${ridge({ width: WIDTH, base: 288, amplitude: 60, wavelength: 120, fill: FAR_RIDGE, seed: 17, edge: '#ff9a5a' })}
      <path d="M0 312C300 298 800 300 1264 312V380H0Z" fill="#14132f"/>
      <path d="M0 312C300 298 800 300 1264 312" fill="none" stroke="#ff7a1a" stroke-width="3"/>
      <path d="M500 380L700 316H1180L1264 340V380Z" fill="#1b1a3c"/>
      <path d="M640 344H1264" stroke="#eef1ff" stroke-width="3" stroke-dasharray="34 26" opacity=".25"/>
    `,
    'xMaxYMax slice',
  );
}

/** Draws the sky of a first flight, with its course to the ringed planet: 1264×420 px. */
export function launchLand(): Drawing {
  const stripes = Array.from(
    { length: 9 },
    (_none, index) =>
      markup`<path d="M${62 + index * 40} 124h18l-8 14h-18z" fill="${index % 2 ? '#ff7a1a' : '#eef1ff'}" opacity=".85"/>`,
  );
  return drawing(
    [0, 0, WIDTH, 420],
    markup`
      ${night(420)}
      ${stars({ width: WIDTH, height: 300, count: 110, seed: 71, clearing: [60, 40, 620, 240] })}
      ${planet({ x: 1120, y: 86, radius: 66, tone: 'violet', rim: '#ffb38a', tilt: -18, ring: true })}
      <path d="M560 402C760 396 900 330 1010 226C1050 190 1074 150 1090 118" fill="none" stroke="#9dff3c" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round" opacity=".8"/>
      ${ridge({ width: WIDTH, base: 330, amplitude: 54, wavelength: 130, fill: FAR_RIDGE, seed: 29, edge: '#ff9a5a' })}
      <path d="M0 352C300 338 700 340 1264 352V420H0Z" fill="#151433"/>
      <path d="M0 352C300 338 700 340 1264 352" fill="none" stroke="#ff7a1a" stroke-width="3"/>
      <g transform="translate(640 250)">
        <path d="M0 150L40 104H420L460 150Z" fill="#2a305a"/>
        <path d="M40 104H420L428 112H32Z" fill="#8f9ad6"/>
        ${stripes}
      </g>
    `,
    'xMaxYMax slice',
  );
}
