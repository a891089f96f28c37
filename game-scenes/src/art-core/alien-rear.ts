import { accessoryBeside, glassesStrap, jetpackRear } from './alien-accessories-rear.js';
import type { AlienLook } from './alien-look.js';
import { SCARF, body, groundShadow } from './alien-body.js';
import { SKINS } from './alien-catalogue.js';
import { MIRRORED, hatRear } from './alien-hats-rear.js';
import { antennae, headOutline, headShape } from './alien-head.js';
import { neonHues } from './alien-neon.js';
import { NOTHING, drawing, markup, moved, type Drawing, type Piece } from './drawing.js';

/** The back of a head, and what covers it last. */
export interface RearHead {
  /** Antennae, skin, hat, strap of the glasses. */
  readonly head: Piece;
  /** The glass helmet. */
  readonly glass: Piece;
}

/** Draws the head from behind in the alien's space, with all that is worn on it. */
export function rearHead(look: AlienLook): RearHead {
  const { color, hat, accessory } = look;
  const hue = neonHues(look);
  const bare = markup`
    ${headShape(color)}
    <g fill="${SKINS[color].deep}" opacity=".45">
      <circle cx="104" cy="158" r="4"/>
      <circle cx="118" cy="164" r="5"/>
      <circle cx="133" cy="158" r="3.4"/>
    </g>
    ${headOutline(hue.head)}
  `;
  const worn = hatRear(hat, hue.hat);
  const strap = accessory === 'glasses' ? glassesStrap(hue.accessory) : NOTHING;
  const horns = moved(MIRRORED, antennae(color, hat === 'alien-helmet' ? 'grommets' : 'skin'));
  if (hat === 'alien-helmet') return { head: markup`${bare}${worn}${horns}${strap}`, glass: NOTHING };
  if (hat === 'space-helmet') return { head: markup`${horns}${bare}${strap}`, glass: worn };
  return { head: markup`${horns}${bare}${worn}${strap}`, glass: NOTHING };
}

/** Draws the scarf from behind, its knot at the nape and both ends hanging. */
export function scarfKnot(): Piece {
  return markup`
    <path d="M66 186Q120 212 174 186L186 214Q120 240 54 214Z" fill="${SCARF}"/>
    <path d="M66 190Q120 216 174 190" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>
    <path d="M120 210C100 224 104 246 78 262L96 264L92 280C120 262 130 240 138 214Z" fill="#ff8a2e"/>
    <path d="M122 212C128 230 146 238 150 262L160 254L168 262C168 238 152 222 138 210Z" fill="#d9480f"/>
  `;
}

const BACK_STRIPE = markup`<path d="M104 232H136V238H104Z" fill="#eef1ff" opacity=".9"/>`;

/**
 * Draws the dressed alien from behind, back to front: shadow, body, jetpack, scarf, antennae, head, hat, strap
 * of the glasses, glass helmet, gun or UFO. Its space is the alien's own, 240×300 px, feet at 294.
 */
export function alienRearPiece(look: AlienLook): Piece {
  const { color, accessory } = look;
  const hue = neonHues(look).accessory;
  const { head, glass } = rearHead(look);
  return markup`
    ${groundShadow()}
    ${moved(MIRRORED, body(color, accessory === 'laser-gun' ? 'aim' : 'idle', BACK_STRIPE))}
    ${accessory === 'jetpack' ? jetpackRear(hue) : NOTHING}
    ${scarfKnot()}
    ${head}
    ${glass}
    ${accessoryBeside(accessory, hue)}
  `;
}

/** Returns the alien from behind as a picture of its own, 288×326 px with room for flames and glow. */
export function alienRear(look: AlienLook): Drawing {
  return drawing([-24, -12, 288, 326], alienRearPiece(look));
}
