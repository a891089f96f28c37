import { drawing, markup, moved, type Drawing } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { FAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';

const WIDTH = 1264;

/** Range of x that is reserved for the member's name and figures, px. */
const CLEAR = { from: 320, to: 900 };

/** Draws the night behind a member's own alien on the profile: 1264×332 px, feet at y 316. */
export function profileLand(): Drawing {
  const left = stars({ width: CLEAR.from, height: 250, count: 36, seed: 51 });
  const right = stars({ width: WIDTH - CLEAR.to, height: 250, count: 42, seed: 53 });
  return drawing(
    [0, 0, WIDTH, 332],
    markup`
      <path d="M0 0H${WIDTH}V332H0Z" fill="#11122a"/>
      ${left}
      ${moved(`translate(${CLEAR.to} 0)`, right)}
      ${planet({ x: 1156, y: 86, radius: 74, tone: 'violet', rim: '#ffb38a', tilt: -18, ring: true })}
      ${planet({ x: 40, y: 60, radius: 26, tone: 'ember', rim: '#ffd9b0' })}
      ${ridge({ width: WIDTH, base: 272, amplitude: 52, wavelength: 110, fill: FAR_RIDGE, seed: 71, edge: '#5a4fa0' })}
      <path d="M0 292C400 268 860 272 ${WIDTH} 286V332H0Z" fill="#15162f"/>
      <path d="M0 292C400 268 860 272 ${WIDTH} 286" fill="none" stroke="#ff7a1a" stroke-width="3" opacity=".7"/>
    `,
    'xMidYMax slice',
  );
}
