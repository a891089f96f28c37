import { accessoryBack, accessoryFront } from './alien-accessories.js';
import { body, groundShadow, scarf } from './alien-body.js';
import type { AlienAccessory, AlienColor, AlienFace, AlienHat, AlienPose } from './alien-catalogue.js';
import { FACES } from './alien-faces.js';
import { hatPiece } from './alien-hats.js';
import { antennae, head, headBase, skinPaint } from './alien-head.js';
import { NEON_ACCESSORY_HUES, NEON_COLOR_HUES, NEON_FACE_HUES, NEON_HAT_HUES } from './alien-neon.js';
import { NOTHING, drawing, markup, moved, type Drawing, type Piece, type ViewBox } from './drawing.js';

/** Parts that are neon editions, each glowing in its own hue. */
export interface NeonParts {
  readonly color?: boolean;
  readonly hat?: boolean;
  readonly face?: boolean;
  readonly accessory?: boolean;
}

export interface AlienParts {
  readonly color: AlienColor;
  readonly hat: AlienHat;
  readonly face: AlienFace;
  readonly accessory: AlienAccessory;
  readonly pose: AlienPose;
  readonly neon?: NeonParts;
}

/** `full`: head to boots (standing figure); `bust`: head to hands; `head`: square, for avatars from 32 px. */
export type AlienCrop = 'full' | 'bust' | 'head';

const CROPS: Readonly<Record<AlienCrop, ViewBox>> = {
  full: [-10, -6, 260, 306],
  bust: [-4, -6, 248, 248],
  head: [10, 0, 220, 220],
};

interface NeonHues {
  readonly head?: string | undefined;
  readonly hat?: string | undefined;
  readonly accessory?: string | undefined;
}

const hues = ({ color, hat, face, accessory, neon = {} }: AlienParts): NeonHues => ({
  // Colour and face share the head's outline; the neon colour wins as the more visible purchase.
  head: neon.color ? NEON_COLOR_HUES[color] : neon.face ? NEON_FACE_HUES[face] : undefined,
  hat: neon.hat && hat !== 'none' ? NEON_HAT_HUES[hat] : undefined,
  accessory: neon.accessory && accessory !== 'none' ? NEON_ACCESSORY_HUES[accessory] : undefined,
});

const torso = ({ color, pose, accessory }: AlienParts): Piece =>
  markup`${groundShadow()}${body(color, accessory === 'laser-gun' ? 'aim' : pose)}${scarf()}`;

/** Draws antennae, head, face and hat in the order that the hat needs. */
const dressedHead = (parts: AlienParts, hue: NeonHues): Piece => {
  const { color, hat, face } = parts;
  const bare = markup`${headBase(color, hue.head)}${FACES[face](color)}`;
  const hatDrawn = hatPiece(hat, hue.hat);
  if (hat === 'alien-helmet') return markup`${bare}${hatDrawn}${antennae(color, 'grommets')}`;
  return markup`${antennae(color)}${bare}${hat === 'space-helmet' ? NOTHING : hatDrawn}`;
};

/** Draws the gun raised beside the cheek, since an avatar ends above the hands. */
const raisedGun = (color: AlienColor, gun: Piece): Piece =>
  moved('translate(-18 -24)', markup`<circle cx="194" cy="228" r="13.5" fill="${skinPaint(color)}"/>${gun}`);

const accessoryInFront = ({ color, accessory }: AlienParts, crop: AlienCrop, hue: NeonHues): Piece => {
  const piece = accessoryFront(accessory, hue.accessory);
  return accessory === 'laser-gun' && crop === 'head' ? raisedGun(color, piece) : piece;
};

/**
 * Draws the layered alien, back to front: shadow, accessory behind, body, scarf, antennae, head, face, hat,
 * glasses, glass helmet, accessory in front. Its own space is 240×300 px; the anchors are in `alien-head.ts`.
 * The eyes are in `<g class="blink">`.
 */
export function alien(parts: AlienParts, crop: AlienCrop = 'full'): Drawing {
  const hue = hues(parts);
  const front = accessoryInFront(parts, crop, hue);
  const wearsGlasses = parts.accessory === 'glasses';
  const glassHelmet = parts.hat === 'space-helmet' ? hatPiece(parts.hat, hue.hat) : NOTHING;
  return drawing(
    CROPS[crop],
    markup`
      ${accessoryBack(parts.accessory, hue.accessory)}
      ${crop === 'head' ? NOTHING : torso(parts)}
      ${dressedHead(parts, hue)}
      ${wearsGlasses ? front : NOTHING}
      ${glassHelmet}
      ${wearsGlasses ? NOTHING : front}
    `,
  );
}

/** Draws a bare head with antennae, the games' target: middle at (120, 126), 182 px wide. */
export function alienHead(color: AlienColor, face: AlienFace): Drawing {
  return drawing(CROPS.head, head(color, FACES[face]));
}
