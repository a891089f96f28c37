import { type AlienColor } from '../../../art-core/alien-catalogue.js';
import { alienFace, angryFace, coolFace, smileFace, surprisedFace } from '../../../art-core/alien-faces.js';
import { head, headAt } from '../../../art-core/alien-head.js';
import { coverDrawing, coverGround, coverNight } from '../../../art-core/cover.js';
import { GLOW } from '../../../art-core/defs.js';
import { markup, round, type Drawing, type Piece } from '../../../art-core/drawing.js';

/** Colour, face, x, y, scale and turn of the small heads around the target. */
const FALLING: readonly (readonly [
  AlienColor,
  (color: AlienColor) => Piece,
  number,
  number,
  number,
  number,
])[] = [
  ['pink', surprisedFace, 18, 44, 0.4, -10],
  ['blue', coolFace, 370, 40, 0.42, 8],
  ['orange', smileFace, 432, 150, 0.34, -6],
  ['purple', angryFace, -36, 150, 0.36, 10],
  ['yellow', smileFace, 58, 168, 0.24, 6],
  ['white', alienFace, 372, 176, 0.24, -8],
];

const picture = (): Piece => {
  const falling = FALLING.map(([color, face, x, y, scale, turn]) =>
    headAt(x, y, scale, turn, head(color, face)),
  );
  // The two farthest heads are too small for speed lines.
  const speed = FALLING.slice(0, 4)
    .map(
      ([, , x, y, scale]) => `M${round(x + scale * 90)} ${y - 70}v56M${round(x + scale * 170)} ${y - 60}v58`,
    )
    .join('');
  return markup`
    ${coverGround('alien-clicker', '#16351a', '#0a1018')}
    ${coverNight(300, 70, 5)}
    <path d="${speed}" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>
    ${falling}
    <g transform="translate(46 30) scale(.81)">
      <g fill="none" stroke="#9dff3c">
        <circle cx="240" cy="152" r="104" stroke-width="5" stroke-dasharray="120 43.3" stroke-dashoffset="60" filter="${GLOW}"/>
        <circle cx="240" cy="152" r="82" stroke-opacity=".4" stroke-width="2"/>
      </g>
      ${headAt(126, 24, 0.95, 0, head('green', surprisedFace))}
      <path d="M240 30V60M240 246V276M118 152H148M332 152H362" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
    </g>
  `;
};

/** Draws the cover of Alien Clicker. */
export const clickerCover = (): Drawing => coverDrawing(picture());
