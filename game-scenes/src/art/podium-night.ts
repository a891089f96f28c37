import { drawing, markup, moved, type Drawing } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { FAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';

const WIDTH = 860;
const HEIGHT = 336;

/** Width of the left part that is reserved for the title, px. */
const TEXT_WIDTH = 320;

/** Three spotlights for a podium on the right; the middle one is gold. */
const LIGHTS = markup`
  <path d="M470 ${HEIGHT}L520 0H640L690 ${HEIGHT}Z" fill="#ffd75e" opacity=".08"/>
  <path d="M300 ${HEIGHT}L380 0H440L500 ${HEIGHT}ZM660 ${HEIGHT}L700 0H760L860 ${HEIGHT}Z" fill="#b8c4ff" opacity=".05"/>
`;

/** Draws the night behind the podium of the leaderboard: 860×336 px; three blocks stand on its right side. */
export function podiumNight(): Drawing {
  const night = stars({ width: WIDTH - TEXT_WIDTH, height: 286, count: 84, seed: 29 });
  return drawing(
    [0, 0, WIDTH, HEIGHT],
    markup`
      <path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#0f1026"/>
      ${moved(`translate(${TEXT_WIDTH} 0)`, night)}
      ${planet({ x: 120, y: 254, radius: 86, tone: 'violet', rim: '#ffb38a', tilt: -16, ring: true })}
      ${ridge({ width: WIDTH, base: 292, amplitude: 50, wavelength: 86, fill: FAR_RIDGE, seed: 83, edge: '#5a4fa0' })}
      ${LIGHTS}
      <path d="M0 318H${WIDTH}V${HEIGHT}H0Z" fill="#15162f"/>
    `,
    'xMidYMax slice',
  );
}
