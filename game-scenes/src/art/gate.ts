import { body, groundShadow, scarf } from './alien-body.js';
import { smileFace } from './alien-faces.js';
import { head } from './alien-head.js';
import { GLOW, PLATING, PLATING_EDGE, SKY, SOFT_BLUR } from './defs.js';
import { drawing, markup, type Drawing, type Piece } from './drawing.js';
import { planet } from './planets.js';
import { FAR_RIDGE, ridge } from './ridges.js';
import { stars } from './stars.js';

/** Area of the welcome text, kept free of stars. */
const TEXT_AREA = [30, 10, 600, 300] as const;

const land = (): Piece =>
  markup`
    <path d="M0 0H800V900H0Z" fill="${SKY}"/>
    ${stars({ width: 800, height: 720, count: 150, seed: 19, clearing: TEXT_AREA })}
    ${planet({ x: 640, y: 330, radius: 78, tone: 'violet', rim: '#ffb38a', tilt: -18, ring: true })}
    ${planet({ x: 150, y: 420, radius: 24, tone: 'ember', rim: '#ffd9b0' })}
    ${ridge({ width: 800, base: 690, amplitude: 90, wavelength: 130, fill: FAR_RIDGE, seed: 53, edge: '#5a4fa0' })}
    <path d="M0 760L800 730V900H0Z" fill="#0d0e20"/>
  `;

const portal = (): Piece =>
  markup`
    <ellipse cx="400" cy="806" rx="270" ry="30" fill="#22d3ee" opacity=".25" filter="${SOFT_BLUR}"/>
    <path d="M254 800V560L320 430H480L546 560V800H506V572L458 470H342L294 572V800Z" fill="${PLATING}"/>
    <path d="M254 560L320 430H480L486 442H328L266 562V800H254Z" fill="${PLATING_EDGE}"/>
    <path d="M294 800V572L342 470H458L506 572V800Z" fill="#22d3ee" fill-opacity=".14"/>
    <path d="M294 800V572L342 470H458L506 572V800" fill="none" stroke="#7ff3ff" stroke-width="5" filter="${GLOW}"/>
    <path d="M234 800H566L590 826H210Z" fill="${PLATING}"/>
    <path d="M234 800H566L572 806H228Z" fill="${PLATING_EDGE}"/>
    <path d="M268 600h12v26h-12zM268 640h12v26h-12zM520 600h12v26h-12zM520 640h12v26h-12z" fill="#9dff3c"/>
  `;

/** Draws the log-in portal with the mascot stepping out and waving: 800×900 px, cropped from the top. */
export function gate(): Drawing {
  const mascot = markup`${body('green', 'wave')}${scarf()}${head('green', smileFace)}`;
  return drawing(
    [0, 0, 800, 900],
    markup`
      ${land()}
      ${portal()}
      <g transform="translate(289 540) scale(.92)">${groundShadow()}<g class="bob">${mascot}</g></g>
    `,
    'xMidYMax slice',
  );
}
