import { GOLD } from './defs.js';
import { drawing, markup, type Drawing } from './drawing.js';

/** Draws the coin: an octagon with the head's silhouette, 48×48 px. */
export function coin(): Drawing {
  return drawing(
    [0, 0, 48, 48],
    markup`
      <path d="M15 2H33L46 15V33L33 46H15L2 33V15Z" fill="${GOLD}"/>
      <path d="M17 6.5H31L41.5 17V31L31 41.5H17L6.5 31V17Z" fill="#d18a12"/>
      <path d="M17 6.5H31L41.5 17V31L40 32.5V18L30 8H18L8 18V32.5L6.5 31V17Z" fill="#8a5405" opacity=".5"/>
      <path d="M24 15.5C32 15.5 37 20 37 26.5S32 36.5 24 36.5 11 33 11 26.5 16 15.5 24 15.5Z" fill="#fff0a6"/>
      <path d="M19.5 17L17 11M28.5 17L31.5 11.5L35 14" stroke="#fff0a6" stroke-width="2.4" fill="none" stroke-linecap="round"/>
      <g fill="#8a5405">
        <ellipse cx="18.5" cy="27" rx="4" ry="5"/>
        <ellipse cx="29.5" cy="27" rx="4" ry="5"/>
      </g>
    `,
  );
}
