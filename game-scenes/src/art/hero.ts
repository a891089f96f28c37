import { scarf } from '../art-core/alien-body.js';
import { smileFace } from '../art-core/alien-faces.js';
import { head } from '../art-core/alien-head.js';
import { GLOW, HORIZON, SKY, WIDE_BLUR } from '../art-core/defs.js';
import { drawing, markup, type Drawing, type Piece } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { podSidePiece } from '../art-core/pod-side.js';
import { FAR_RIDGE, NEAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';

/** Area of the headline, kept free of stars. */
const TEXT_AREA = [40, 130, 690, 540] as const;

const sky = (): Piece =>
  markup`
    <path d="M0 0H1440V900H0Z" fill="${SKY}"/>
    ${stars({ width: 1440, height: 640, count: 210, seed: 2, clearing: TEXT_AREA })}
    <ellipse cx="1020" cy="640" rx="760" ry="190" fill="${HORIZON}" filter="${WIDE_BLUR}"/>
    ${planet({ x: 1078, y: 318, radius: 198, tone: 'violet', rim: '#ffb38a', tilt: -20, ring: true })}
    ${planet({ x: 716, y: 112, radius: 24, tone: 'ember', rim: '#ffd9b0' })}
    ${planet({ x: 1360, y: 494, radius: 40, tone: 'ion', rim: '#b8f6ff' })}
    ${ridge({ width: 1440, base: 640, amplitude: 120, wavelength: 150, fill: FAR_RIDGE, seed: 41, edge: '#ff9a5a' })}
    ${ridge({ width: 1440, base: 690, amplitude: 90, wavelength: 120, fill: NEAR_RIDGE, seed: 97, edge: '#5a4fa0' })}
  `;

/** Draws the bend of the track with its glowing edges, and the speed lines over everything. */
const track = (): Piece =>
  markup`
    <path d="M1440 900L0 900L0 792C240 770 560 800 820 760C1010 730 1180 704 1222 676C1190 672 1120 668 1080 664C1150 664 1230 668 1262 676C1300 700 1380 730 1440 742Z" fill="#0d0e20"/>
    <path d="M1080 664C1160 664 1240 669 1262 676C1300 700 1380 730 1440 742L1440 900L0 900L0 838C300 822 620 840 900 796C1080 768 1216 704 1222 676C1200 671 1140 667 1080 664Z" fill="#15162f"/>
    <g fill="none" stroke="#ff7a1a" filter="${GLOW}">
      <path d="M1080 664C1140 667 1200 671 1222 676C1216 704 1080 768 900 796C620 840 300 822 0 838" stroke-width="5"/>
      <path d="M1080 663C1160 664 1240 669 1262 676C1300 700 1380 730 1440 742" stroke-width="4"/>
    </g>
    <path d="M1246 680C1250 730 1110 812 900 852C640 888 300 872 0 884" fill="none" stroke="#eef1ff" stroke-width="4" stroke-dasharray="46 38" opacity=".32"/>
    <path d="M560 560h90M620 590h40M980 842h120M470 742h70M1330 620h70" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".5"/>
  `;

/** Draws the mascot in pod no. 7. */
export function heroPod(): Piece {
  const driver = markup`${scarf()}${head('green', smileFace)}`;
  return podSidePiece({ driver, stripe: '#9dff3c', number: 7 });
}

const VIEW = [0, 0, 1440, 900] as const;

/** Draws the ringed planet's night side without the pod: 1440×900 px, cropped from the left. */
export function heroLand(): Drawing {
  return drawing(VIEW, markup`${sky()}${track()}`, 'xMaxYMid slice');
}

/** Draws the racing mascot, to be laid over `heroLand`. A page may animate the whole of it to bob. */
export function heroRider(): Drawing {
  const pod = markup`<g transform="translate(770 486) rotate(-6 270 120) scale(1.02)">${heroPod()}</g>`;
  return drawing(VIEW, pod, 'xMaxYMid slice');
}
