import { coverDrawing, coverGround } from '../../../art-core/cover.js';
import { markup, moved, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { planet } from '../../../art-core/planets.js';
import { podRearPiece } from '../../../art-core/pods.js';
import { ridge } from '../../../art-core/ridges.js';
import { stars } from '../../../art-core/stars.js';
import { nightRoad } from '../../../art-core/track.js';

const picture = (): Piece => {
  const land = markup`
    ${stars({ width: 660, height: 120, count: 56, seed: 12 })}
    ${planet({ x: 452, y: 84, radius: 50, tone: 'ember', rim: '#ffd9b0', tilt: -16, ring: true })}
    ${ridge({ width: 660, base: 122, amplitude: 30, wavelength: 60, fill: '#3a1a2e', seed: 23, edge: '#ff9a5a' })}
    ${nightRoad({ width: 660, height: 300, horizon: 120, halfWidth: 380, curve: -5, edge: '#ffb066' })}
  `;
  return markup`
    ${coverGround('alien-racing', '#4a1f16', '#120a14')}
    ${moved('translate(-90 0)', land)}
    ${moved('translate(76 112) scale(.34)', podRearPiece('blue', '#22d3ee'))}
    ${moved('translate(318 126) scale(.5)', podRearPiece('pink', '#ff4fd8'))}
    ${moved('translate(146 98) scale(.82) rotate(-5 120 120)', podRearPiece('green', '#9dff3c'))}
    <path d="M14 206L66 190M20 268L84 238M466 214L420 196M462 272L404 242" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/>
  `;
};

/** Draws the cover of Alien Racing. */
export const racingCover = (): Drawing => coverDrawing(picture());
