import { coolFace, smileFace } from './alien-faces.js';
import { head, headAt } from './alien-head.js';
import { GOLD, PLATING, PLATING_EDGE } from './defs.js';
import { drawing, markup, moved, type Drawing, type ViewBox } from './drawing.js';
import { podRearPiece } from './pods.js';
import { stars } from './stars.js';

const ICON: ViewBox = [0, 0, 112, 104];

/** Draws a golden cup with a star, 112×104 px. */
export function trophyIcon(): Drawing {
  return drawing(
    ICON,
    markup`
      <path d="M30 12H82V40Q82 66 56 68Q30 66 30 40Z" fill="${GOLD}"/>
      <path d="M30 20H12Q10 48 34 50M82 20H100Q102 48 78 50" fill="none" stroke="#d18a12" stroke-width="6"/>
      <path d="M50 68H62V82H50Z" fill="#c77c0a"/>
      <path d="M34 82H78L84 96H28Z" fill="${PLATING}"/>
      <path d="M56 22l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill="#8a5405"/>
      <path d="M36 16V40Q36 52 42 58" stroke="#fff" stroke-width="4" fill="none" opacity=".7" stroke-linecap="round"/>
    `,
  );
}

/** Draws three heads of one team, 112×104 px. */
export function teamIcon(): Drawing {
  return drawing(
    ICON,
    markup`
      ${headAt(-6, 4, 0.3, 0, head('blue', coolFace))}
      ${headAt(48, 4, 0.3, 0, head('pink', smileFace))}
      ${headAt(8, 20, 0.4, 0, head('green', smileFace))}
    `,
  );
}

/** Draws a screen with a live race, 112×104 px. */
export function broadcastIcon(): Drawing {
  return drawing(
    ICON,
    markup`
      <path d="M8 18H94L106 30V82H18L8 72Z" fill="${PLATING}"/>
      <path d="M16 26H90L98 34V74H22L16 68Z" fill="#0b0d18"/>
      <path d="M16 74L46 52H70L98 74Z" fill="#241f4c"/>
      <path d="M16 74L46 52M98 74L70 52" stroke="#ff7a1a" stroke-width="3"/>
      ${moved('translate(33 32) scale(.2)', podRearPiece('green', '#9dff3c'))}
      <circle cx="88" cy="38" r="5" fill="#ff4d6d"/>
      <path d="M44 82H70L78 96H36Z" fill="${PLATING_EDGE}"/>
    `,
  );
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
