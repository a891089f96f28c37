import { accessoryBack, accessoryFront } from './alien-accessories.js';
import { body, groundShadow, scarf } from './alien-body.js';
import type { AlienColor, AlienFace } from './alien-catalogue.js';
import { FACES } from './alien-faces.js';
import { hatPiece } from './alien-hats.js';
import { antennae, head, headBase, skinPaint, type AntennaRoots } from './alien-head.js';
import type { AlienLook, AlienParts } from './alien-look.js';
import { neonHues } from './alien-neon.js';
import { NOTHING, drawing, markup, moved, type Drawing, type Piece, type ViewBox } from './drawing.js';

export type { AlienLook, AlienParts, NeonParts } from './alien-look.js';

/** `full`: head to boots (standing figure); `bust`: head to hands; `head`: square, for avatars from 32 px. */
export type AlienCrop = 'full' | 'bust' | 'head';

const CROPS: Readonly<Record<AlienCrop, ViewBox>> = {
  full: [-10, -6, 260, 306],
  bust: [-4, -6, 248, 248],
  head: [10, 0, 220, 220],
};

const torso = ({ color, pose, accessory }: AlienParts): Piece =>
  markup`${groundShadow()}${body(color, accessory === 'laser-gun' ? 'aim' : pose)}${scarf()}`;

/** Features that a pose draws instead of the face and of the upright antennae. */
export interface Expression {
  readonly antennae: (roots: AntennaRoots) => Piece;
  readonly face: Piece;
}

/**
 * Draws the head in the alien's space with all that is worn on it, in the order that the hat needs: antennae,
 * head, face, hat, glasses, glass helmet.
 */
export function dressedHead(look: AlienLook, expression?: Expression): Piece {
  const { color, hat, face, accessory } = look;
  const hue = neonHues(look);
  const roots = expression?.antennae ?? ((from) => antennae(color, from));
  const bare = markup`${headBase(color, hue.head)}${expression?.face ?? FACES[face](color)}`;
  const worn = hatPiece(hat, hue.hat);
  const lenses = accessory === 'glasses' ? accessoryFront(accessory, hue.accessory) : NOTHING;
  if (hat === 'alien-helmet') return markup`${bare}${worn}${roots('grommets')}${lenses}`;
  if (hat === 'space-helmet') return markup`${roots('skin')}${bare}${lenses}${worn}`;
  return markup`${roots('skin')}${bare}${worn}${lenses}`;
}

/** Draws the gun raised beside the cheek, since an avatar ends above the hands. */
const raisedGun = (color: AlienColor, gun: Piece): Piece =>
  moved('translate(-18 -24)', markup`<circle cx="194" cy="228" r="13.5" fill="${skinPaint(color)}"/>${gun}`);

const accessoryInFront = ({ color, accessory }: AlienParts, crop: AlienCrop, hue?: string): Piece => {
  if (accessory === 'glasses') return NOTHING;
  const piece = accessoryFront(accessory, hue);
  return accessory === 'laser-gun' && crop === 'head' ? raisedGun(color, piece) : piece;
};

/**
 * Draws the layered alien, back to front: shadow, accessory behind, body, scarf, antennae, head, face, hat,
 * glasses, glass helmet, accessory in front. Its own space is 240×300 px; the anchors are in `alien-head.ts`.
 * The eyes are in `<g class="blink">`.
 */
export function alien(parts: AlienParts, crop: AlienCrop = 'full'): Drawing {
  const hue = neonHues(parts).accessory;
  return drawing(
    CROPS[crop],
    markup`
      ${accessoryBack(parts.accessory, hue)}
      ${crop === 'head' ? NOTHING : torso(parts)}
      ${dressedHead(parts)}
      ${accessoryInFront(parts, crop, hue)}
    `,
  );
}

/** Draws a bare head with antennae, the games' target: middle at (120, 126), 182 px wide. */
export function alienHead(color: AlienColor, face: AlienFace): Drawing {
  return drawing(CROPS.head, head(color, FACES[face]));
}
