import { accessoryBack, accessoryFront } from '../../../art-core/alien-accessories.js';
import { dressedHead } from '../../../art-core/alien.js';
import type { AlienLook } from '../../../art-core/alien-look.js';
import { body, scarf } from '../../../art-core/alien-body.js';
import type { AlienFace, AlienPose } from '../../../art-core/alien-catalogue.js';
import { neonHues } from '../../../art-core/alien-neon.js';
import { DIAGONAL, DOWN, definition, linearGradient } from '../../../art-core/defs.js';
import { NOTHING, markup, moved, type Piece } from '../../../art-core/drawing.js';

const DECK = /* @__PURE__ */ linearGradient('deck', DIAGONAL, [
  [0, '#434d85'],
  [1, '#232950'],
]);
const DECK_SIDE = /* @__PURE__ */ linearGradient('deck-side', DOWN, [
  [0, '#56619c'],
  [1, '#262c55'],
]);
const INSIDE = /* @__PURE__ */ definition(
  'dome-inside',
  'clipPath',
  '<path d="M-62 10C-62-70-34-100 0-100S62-70 62 10V12A62 17 0 0 1-62 12Z"/>',
);

/** Outline of the glass, from the middle of the deck: 124 px wide, its top at y −100. */
export const DOME_GLASS = 'M-62 10C-62-70-34-100 0-100S62-70 62 10A62 17 0 0 1-62 10Z';

const FIRST_CRACK = 'M55-34L41-37L32-25L19-32M41-37L36-53L43-65';
const MORE_CRACKS = 'M-58-30L-41-23L-36-6L-19 1M-41-23L-30-42L-34-56M-4-100L2-84L-6-72L0-58M32-25L36-9L28 5';

/** Draws a crack in the glass, or many. */
export function glassCracks(areMany: boolean): Piece {
  const path = areMany ? FIRST_CRACK + MORE_CRACKS : FIRST_CRACK;
  return markup`
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="${path}" stroke="#07303f" stroke-width="4" opacity=".6"/>
      <path d="${path}" stroke="#e6fdff" stroke-width="2"/>
    </g>
  `;
}

const deck = (): Piece => markup`
  <ellipse cy="36" rx="112" ry="34" fill="#000" opacity=".35"/>
  <path d="M-104 12L-62-18H62L104 12L62 46H-62Z" fill="${DECK_SIDE}"/>
  <path d="M-104 12L-62-18H62L104 12L62 38H-62Z" fill="${DECK}"/>
  <path d="M-86 12L-52-12H52L86 12L52 32H-52Z" fill="none" stroke="#9dff3c" stroke-width="3" stroke-dasharray="16 8" opacity=".8"/>
  <path d="M-104 12L-62 38H62L104 12V19L62 46H-62L-104 19Z" fill="#171b3a"/>
  <path d="M-30 40h60v4h-60z" fill="#ff7a1a"/>
  <ellipse cy="10" rx="62" ry="17" fill="#0c2635"/>
`;

const crew = (look: AlienLook, pose: AlienPose): Piece => {
  const { color, accessory } = look;
  const hue = neonHues(look).accessory;
  const held = accessoryFront(accessory, hue);
  return moved(
    'translate(-47 -76) scale(.39)',
    markup`
      ${accessoryBack(accessory, hue)}
      ${body(color, accessory === 'laser-gun' ? 'aim' : pose)}
      ${scarf()}
      ${dressedHead(look)}
      ${accessory === 'glasses' ? NOTHING : held}
    `,
  );
};

export interface DomeState {
  readonly isCracked?: boolean;
  /** Face instead of the one the alien wears. */
  readonly face?: AlienFace;
  readonly pose?: AlienPose;
}

/**
 * Draws the glass dome on its deck, with the alien inside unless it is null; its origin is the middle of the
 * deck. It covers 224 px from −112 and reaches from y −102 to y 70.
 */
export function domePiece(
  look: AlienLook | null,
  { isCracked = false, face, pose = 'cheer' }: DomeState = {},
): Piece {
  return markup`
    ${deck()}
    <path d="${DOME_GLASS}" fill="#22d3ee" fill-opacity=".1"/>
    <g clip-path="${INSIDE}">${look === null ? NOTHING : crew({ ...look, face: face ?? look.face }, pose)}</g>
    <path d="${DOME_GLASS}" fill="#22d3ee" fill-opacity=".1" stroke="#9ff3ff" stroke-width="2.5"/>
    <path d="M-50-16C-48-52-34-76-18-85" stroke="#fff" stroke-width="4.5" stroke-linecap="round" fill="none" opacity=".75"/>
    ${isCracked ? glassCracks(true) : NOTHING}
  `;
}
