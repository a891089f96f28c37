import { body, groundShadow, scarf } from 'game-scenes/art/alien-body';
import type { AlienColor } from 'game-scenes/art/alien-catalogue';
import { coolFace, surprisedFace } from 'game-scenes/art/alien-faces';
import { alienHelmet } from 'game-scenes/art/alien-hats';
import { antennae, headBase } from 'game-scenes/art/alien-head';
import { drawing, markup } from 'game-scenes/art/drawing';
import type { Drawing, Piece } from 'game-scenes/art/drawing';

/**
 * Two waiting aliens. They are built from single parts, because `alien()` would bring the whole catalogue
 * into the first page that a visitor loads.
 */
const standing = (color: AlienColor, head: Piece): Drawing =>
  drawing([-10, -6, 260, 306], markup`${groundShadow()}${body(color, 'idle')}${scarf()}${head}`);

/** Bored, in a racing helmet: for the empty list of races. */
export const waitingRacer = standing(
  'orange',
  markup`${headBase('orange')}${coolFace('orange')}${alienHelmet()}${antennae('orange', 'grommets')}`,
);

/** Wide-eyed: for the empty list of results. */
export const waitingFan = standing(
  'purple',
  markup`${antennae('purple')}${headBase('purple')}${surprisedFace('purple')}`,
);
