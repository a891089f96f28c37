import { body, groundShadow, scarf } from '../art-core/alien-body.js';
import type { AlienColor } from '../art-core/alien-catalogue.js';
import { coolFace, smileFace, surprisedFace } from '../art-core/alien-faces.js';
import { alienHelmet, crown } from '../art-core/alien-hats.js';
import { antennae, head, headAt, headBase } from '../art-core/alien-head.js';
import { DOWN, GLOW, GOLD, PLATING, PLATING_EDGE, SOFT_BLUR, linearGradient } from '../art-core/defs.js';
import { drawing, markup, moved, type Drawing, type Piece, type ViewBox } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { podSidePiece } from '../art-core/pod-side.js';
import { podRearPiece } from '../art-core/pods.js';
import { FAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';
import { nightRoad } from '../art-core/track.js';

/** Size of the pictures of the league's three features, px; they are cropped around the middle. */
const VIEW: ViewBox = [0, 0, 424, 170];

const scene = (piece: Piece): Drawing => drawing(VIEW, piece, 'xMidYMid slice');

const ground = (color: string): Piece => markup`<path d="M0 0H424V170H0Z" fill="${color}"/>`;

const block = (name: string, color: string): Piece =>
  linearGradient(`step-${name}`, DOWN, [
    [0, color],
    [1, '#171a2f'],
  ]);

/** A step of the podium: its left edge, its top and its width, px. */
const step = (x: number, top: number, width: number, fill: Piece, edge: string): Piece =>
  markup`
    <path d="M${x} ${top + 8}L${x + 8} ${top}H${x + width - 8}L${x + width} ${top + 8}V170H${x}Z" fill="${fill}"/>
    <path d="M${x} ${top + 8}L${x + 8} ${top}H${x + width - 8}L${x + width} ${top + 8}" fill="none" stroke="${edge}" stroke-width="2"/>
  `;

const standing = (color: AlienColor, face: (color: AlienColor) => Piece, pose: 'cheer' | 'wave'): Piece =>
  markup`${groundShadow()}${body(color, pose)}${scarf()}${head(color, face)}`;

/** Draws a podium at night with its cup: for a championship. */
export function championshipScene(): Drawing {
  return scene(markup`
    ${ground('#0f0e26')}
    ${stars({ width: 424, height: 120, count: 60, seed: 44 })}
    ${planet({ x: 356, y: 46, radius: 26, tone: 'ember', rim: '#ffd9b0', tilt: -16, ring: true })}
    <path d="M70 -10h34L160 170H40zM320 -10h34L384 170H264z" fill="#b9a2ff" opacity=".12"/>
    <path d="M192 -10h40L280 170H144z" fill="#d8ffb0" opacity=".14"/>
    ${ridge({ width: 424, base: 138, amplitude: 34, wavelength: 70, fill: FAR_RIDGE, seed: 61, edge: '#ff9a5a' })}
    <path d="M0 146H424V170H0Z" fill="#151433"/>
    ${step(66, 128, 92, block('silver', '#4a5278'), '#d5dcf5')}
    ${step(266, 134, 92, block('bronze', '#6a4022'), '#e59a5f')}
    ${step(162, 112, 100, block('gold', '#6b5314'), '#ffd75e')}
    ${moved('translate(72 30) scale(.34)', standing('orange', coolFace, 'wave'))}
    ${moved('translate(272 36) scale(.34)', standing('blue', surprisedFace, 'wave'))}
    ${moved('translate(164 -1) scale(.39)', markup`${standing('pink', smileFace, 'cheer')}${crown()}`)}
    <g transform="translate(256 78) rotate(12) scale(.3)">
      <path d="M-34-50H34C34-8 18 12 0 12S-34-8-34-50Z" fill="${GOLD}"/>
      <path d="M-34-40H-54C-54-10-38-4-26-6M34-40H54C54-10 38-4 26-6" fill="none" stroke="#e0a927" stroke-width="9"/>
      <path d="M-8 10H8V30H-8ZM-24 30H24V42H-24Z" fill="${GOLD}"/>
    </g>
  `);
}

/** Draws three pods in one team's colours, flying in formation. */
export function teamScene(): Drawing {
  const pod = (color: AlienColor, face: (color: AlienColor) => Piece, number: 1 | 7 | 9): Piece =>
    podSidePiece({ driver: markup`${scarf()}${head(color, face)}`, stripe: '#22d3ee', number });
  return scene(markup`
    ${ground('#0d1026')}
    ${stars({ width: 424, height: 130, count: 70, seed: 12 })}
    ${planet({ x: 44, y: 34, radius: 20, tone: 'ion', rim: '#b8f6ff' })}
    ${ridge({ width: 424, base: 150, amplitude: 40, wavelength: 90, fill: FAR_RIDGE, seed: 17, edge: '#5a4fa0' })}
    <path d="M0 152H424V170H0Z" fill="#12132c"/>
    <path d="M0 152H424" stroke="#ff7a1a" stroke-width="2"/>
    ${moved('translate(214 26) rotate(-4) scale(.3)', pod('orange', coolFace, 9))}
    ${moved('translate(104 52) rotate(-4) scale(.34)', pod('purple', smileFace, 1))}
    ${moved('translate(226 94) rotate(-4) scale(.34)', pod('green', smileFace, 7))}
  `);
}

/** Draws a screen that shows three pods on a night road: for races that are broadcast. */
export function broadcastScene(): Drawing {
  return scene(markup`
    ${ground('#0b0c1c')}
    <ellipse cx="212" cy="158" rx="170" ry="14" fill="#22d3ee" opacity=".22" filter="${SOFT_BLUR}"/>
    <path d="M178 142h68l12 20h-92z" fill="${PLATING_EDGE}"/>
    <path d="M54 8H352L372 28V144H74L54 124Z" fill="${PLATING}"/>
    <svg x="66" y="18" width="294" height="116" viewBox="0 0 440 174">
      <path d="M0 0H440V174H0Z" fill="#100f29"/>
      ${stars({ width: 440, height: 70, count: 40, seed: 9 })}
      ${planet({ x: 352, y: 34, radius: 24, tone: 'violet', rim: '#ffb38a', tilt: -16, ring: true })}
      ${nightRoad({ width: 440, height: 174, horizon: 74, halfWidth: 230, curve: 40, edge: '#ff7a1a' })}
      ${moved('translate(262 66) scale(.22)', podRearPiece('pink'))}
      ${moved('translate(126 72) scale(.3)', podRearPiece('orange'))}
      ${moved('translate(186 72) scale(.5)', podRearPiece('green', '#9dff3c'))}
    </svg>
    <path d="M66 18H348L360 30V134H78L66 122Z" fill="none" stroke="${PLATING_EDGE}" stroke-width="2"/>
    <circle cx="84" cy="34" r="6" fill="#ff4d6d" filter="${GLOW}"/>
  `);
}

/** Draws the off-air placeholder: an empty road and a bored head, 300×128 px, cropped around the middle. */
export function broadcastPlaceholder(): Drawing {
  return drawing(
    [0, 0, 300, 128],
    markup`
      <path d="M0 0H300V128H0Z" fill="#0b0d18"/>
      <path d="M0 128L150 40L300 128Z" fill="#161a30"/>
      <path d="M40 128L150 40L260 128" stroke="#394074" stroke-width="2" fill="none"/>
      ${stars({ width: 300, height: 60, count: 30, seed: 3 })}
      ${headAt(108, 26, 0.36, 0, head('blue', coolFace))}
    `,
    'xMidYMid slice',
  );
}

const FIGURE: ViewBox = [-10, -6, 260, 306];

/** Draws a bored racer in a helmet: for the empty list of races. */
export function waitingRacer(): Drawing {
  return drawing(
    FIGURE,
    markup`
      ${groundShadow()}${body('orange', 'idle')}${scarf()}
      ${headBase('orange')}${coolFace('orange')}${alienHelmet()}${antennae('orange', 'grommets')}
    `,
  );
}

/** Draws a wide-eyed fan: for the empty list of results. */
export function waitingFan(): Drawing {
  return drawing(
    FIGURE,
    markup`${groundShadow()}${body('purple', 'idle')}${scarf()}${head('purple', surprisedFace)}`,
  );
}
