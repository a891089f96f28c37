import { GOLD } from '../art-core/defs.js';
import { drawing, markup, moved, type Drawing } from '../art-core/drawing.js';
import { markPiece } from '../art-core/mark.js';

/** '20%' as strokes, because a picture file has no fonts. */
const TWENTY_PERCENT = 'M21 44H37V52H21V60H38M45 44H61V60H45ZM69 60L85 43M70 44V47M84 57V60';

/** Draws a torn-off ticket for twenty percent, 160×100 px. */
export function coupon(): Drawing {
  const head = markPiece({ skin: '#6b4306', eyes: '#ffb02e', gleam: '#ffb02e' });
  return drawing(
    [0, 0, 160, 100],
    markup`
      <path d="M8 14H104V86H8V66A14 14 0 0 0 8 34Z" fill="${GOLD}"/>
      <path d="M108 14H152V34A14 14 0 0 0 152 66V86H108Z" fill="#ffb02e"/>
      <path d="M106 16V84" stroke="#8a5405" stroke-width="3" stroke-dasharray="6 6"/>
      <path d="M14 20H98" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
      <path d="${TWENTY_PERCENT}" transform="translate(6 -2)" fill="none" stroke="#5a3603" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
      ${moved('translate(114 38) scale(.13)', head)}
    `,
  );
}
