import { linearGradient } from './defs.js';
import { drawing, markup, moved, type Drawing, type Piece } from './drawing.js';
import { markPiece } from './mark.js';
import { stars } from './stars.js';

/** Draws the ground of a game's cover. */
export const coverGround = (game: string, from: string, to: string): Piece => {
  const fill = linearGradient(`cover-${game}`, 'x2=".6" y2="1"', [
    [0, from],
    [1, to],
  ]);
  return markup`<path d="M-90 0H570V300H-90Z" fill="${fill}"/>`;
};

/** Draws the stars of a cover. */
export const coverNight = (height: number, count: number, seed: number): Piece =>
  moved('translate(-90 0)', stars({ width: 660, height, count, seed }));

/** Returns a game's cover, 620×288 px, cropped around the middle; the essential part is 480 px wide. */
export const coverDrawing = (piece: Piece): Drawing => drawing([-70, 6, 620, 288], piece, 'xMidYMid slice');

/** Draws the cover of a game that has no other: the mark under stars. */
export function plainCover(): Drawing {
  const emblem = markPiece({ skin: '#9dff3c', eyes: '#0a1018', gleam: '#fff' });
  return coverDrawing(markup`
    ${coverGround('plain', '#12394d', '#0a1018')}
    ${coverNight(300, 70, 5)}
    ${moved('translate(140 50) scale(.9)', emblem)}
  `);
}
