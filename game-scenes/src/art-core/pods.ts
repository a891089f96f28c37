import { jetpackOnDeck, ufoRear } from './alien-accessories-rear.js';
import { laserGun } from './alien-accessories.js';
import type { AlienLook } from './alien-look.js';
import { SKINS, type AlienAccessory, type AlienColor } from './alien-catalogue.js';
import { lit, neonHues } from './alien-neon.js';
import { rearHead, scarfKnot } from './alien-rear.js';
import { GLOW, PLATING, PLATING_EDGE, SOFT_BLUR } from './defs.js';
import { NOTHING, drawing, markup, moved, type Drawing, type Piece, type ViewBox } from './drawing.js';
import { plainLook } from './plain-look.js';
import { HULL } from './pod-side.js';

/** Draws the driver from behind, the scarf flying towards the viewer. */
const driver = (look: AlienLook): Piece => {
  const { head, glass } = rearHead(look);
  return moved('translate(62 -22) scale(.48)', markup`${head}${scarfKnot()}${glass}`);
};

/** Draws the gun in its holster or the UFO that flies beside. */
const luggage = (accessory: AlienAccessory, hue?: string): Piece => {
  if (accessory === 'ufo') return moved('translate(235.7 -66) scale(-.62 .62)', ufoRear(hue));
  if (accessory !== 'laser-gun') return NOTHING;
  // The gun's own place is in a hand, at (196, 226) and 48° up.
  const gun = moved('rotate(48) translate(-196 -226)', lit(hue, laserGun(hue)));
  return markup`
    ${moved('translate(196 84) rotate(-60) scale(.62)', gun)}
    <path d="M186 88h18v8h-18z" fill="#1b2045"/>
  `;
};

/**
 * Draws the member's pod from behind in 240×190 px, standing on y 176: the alien at the wheel, the jetpack on the
 * rear deck, the gun in a holster on the right wing, the UFO beside. Antennae and hats reach up to y −26.
 */
export function podMemberPiece(look: AlienLook, stripe: string = SKINS[look.color].base): Piece {
  const hue = neonHues(look).accessory;
  return markup`
    <ellipse cx="120" cy="176" rx="112" ry="12" fill="${stripe}" opacity=".45" filter="${SOFT_BLUR}"/>
    ${driver(look)}
    <path d="M36 74L60 40L70 44L66 92Z" fill="${PLATING}"/>
    <path d="M204 74L180 40L170 44L174 92Z" fill="${PLATING}"/>
    <path d="M42 66L60 40L66 42L60 70ZM198 66L180 40L174 42L180 70Z" fill="${stripe}"/>
    <path d="M70 84L92 78L148 78L170 84L196 118L182 150L58 150L44 118Z" fill="${HULL}"/>
    <path d="M44 118L196 118L182 150L58 150Z" fill="#4a5488"/>
    <path d="M100 80L112 80L104 150L92 150ZM128 80L140 80L148 150L136 150Z" fill="${stripe}"/>
    <path d="M6 110L28 92L66 96L74 118L70 150L30 160L8 144Z" fill="${PLATING}"/>
    <path d="M234 110L212 92L174 96L166 118L170 150L210 160L232 144Z" fill="${PLATING}"/>
    <path d="M6 110L28 92L66 96L69 104L30 100L12 116ZM234 110L212 92L174 96L171 104L210 100L228 116Z" fill="${PLATING_EDGE}"/>
    <path d="M22 114L34 104L54 106L60 120L56 138L34 146L20 136ZM218 114L206 104L186 106L180 120L184 138L206 146L220 136Z" fill="#ff7a1a" filter="${GLOW}"/>
    <g fill="#fff1cf"><circle cx="40" cy="125" r="11"/><circle cx="200" cy="125" r="11"/></g>
    ${look.accessory === 'jetpack' ? jetpackOnDeck(hue) : NOTHING}
    <path d="M84 150L156 150L148 166L92 166Z" fill="#1b2045"/>
    <path d="M96 156H144" stroke="#ff4d6d" stroke-width="5"/>
    ${luggage(look.accessory, hue)}
  `;
}

/** Draws the pod of an alien without hat and accessory, such as a rival's. */
export function podRearPiece(color: AlienColor, stripe?: string): Piece {
  return podMemberPiece(plainLook(color), stripe);
}

/** The pod's picture, with room for hats, UFO and glow, and its point that touches the ground. */
export const POD_BOX: ViewBox = [-14, -54, 268, 264];
export const POD_GROUND = { x: 120, y: 176 } as const;

/** Returns the pod from behind as a picture of its own. */
export function podMember(look: AlienLook, stripe?: string): Drawing {
  return drawing(POD_BOX, podMemberPiece(look, stripe));
}
