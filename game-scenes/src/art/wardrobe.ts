import { DOWN, linearGradient } from './defs.js';
import { drawing, markup, type Drawing } from './drawing.js';
import { planet } from './planets.js';
import { FAR_RIDGE, ridge } from './ridges.js';
import { stars } from './stars.js';

const SPOTLIGHT = /* @__PURE__ */ linearGradient('spotlight', DOWN, [
  [0, '#d8ffb0', 0.2],
  [1, '#d8ffb0', 0.02],
]);
const PODIUM = /* @__PURE__ */ linearGradient('podium', DOWN, [
  [0, '#4a5488'],
  [1, '#1c2145'],
]);

/**
 * Draws the stage on which a member tries things on: 404×620 px, night above, a lit podium whose top has its
 * middle at (202, 556). Cropped around its foot.
 */
export function wardrobeStage(): Drawing {
  return drawing(
    [0, 0, 404, 620],
    markup`
      <path d="M-400 -400H804V620H-400Z" fill="#11122a"/>
      ${stars({ width: 404, height: 440, count: 70, seed: 31 })}
      ${planet({ x: 330, y: 150, radius: 70, tone: 'violet', rim: '#c9b6ff', tilt: -14, ring: true })}
      <path d="M150 -400H254L320 556H84Z" fill="${SPOTLIGHT}"/>
      ${ridge({ width: 404, base: 508, amplitude: 46, wavelength: 90, fill: FAR_RIDGE, seed: 67, edge: '#5a4fa0' })}
      <path d="M-400 548H804V1020H-400Z" fill="#15122f"/>
      <path d="M40 562L364 562V600L340 618H64L40 600Z" fill="${PODIUM}"/>
      <path d="M40 562L84 540H320L364 562L346 576H58Z" fill="#8f9ad6"/>
      <path d="M62 568L98 548H306L342 568" fill="none" stroke="#9dff3c" stroke-width="4"/>
      <path d="M176 588h12l-8 18h-12zM198 588h12l-8 18h-12zM220 588h12l-8 18h-12z" fill="#9dff3c"/>
    `,
    'xMidYMax slice',
  );
}
