import { PLATING } from '../art-core/defs.js';
import { drawing, markup, type Drawing } from '../art-core/drawing.js';

/** Draws a framed picture with an upward arrow, for the drop area of pictures, 96×84 px. */
export function pictureFrame(): Drawing {
  return drawing(
    [0, 0, 96, 84],
    markup`
      <path d="M8 14H72L88 30V76H16L8 68Z" fill="${PLATING}"/>
      <path d="M14 20H70L82 32V70H18L14 66Z" fill="#12132b"/>
      <circle cx="34" cy="38" r="8" fill="#ffd75e"/>
      <path d="M14 66L38 46L52 58L64 48L82 64V70H18Z" fill="#5a4fa0"/>
      <path d="M72 4V30M60 15L72 3L84 15" fill="none" stroke="#9dff3c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    `,
  );
}
