import { radialGradient } from '../../../art-core/defs.js';
import { NOTHING, drawing, markup, type Drawing, type Piece } from '../../../art-core/drawing.js';

/** Enemies in the order of the rules' look numbers; they differ by shape, not by colour alone. */
export const SWARM_LOOKS = ['biter', 'spiky', 'feeler'] as const;

export type SwarmLook = (typeof SWARM_LOOKS)[number];

/** The two steps of the walk, and the moment of a hit. */
export const SWARM_POSES = ['left', 'right', 'hit'] as const;

export type SwarmPose = (typeof SWARM_POSES)[number];

/** Colours of each look, light to dark, and of its legs. */
const SKINS: Readonly<Record<SwarmLook, readonly [light: string, base: string, deep: string, leg: string]>> =
  {
    biter: ['#ffc0cc', '#ff4d6d', '#96163a', '#7a1530'],
    spiky: ['#ffdcb8', '#ff8a33', '#9a3a08', '#7a2c06'],
    feeler: ['#e3d4ff', '#8b5cf6', '#3d1f93', '#2f1776'],
  };

const LEGS: Readonly<Record<SwarmPose, string>> = {
  left: 'M-24 4L-38 0L-40 14M-20 10L-32 18L-30 26M24 4L36-4L42 8M20 10L30 18L32 26M-8 12L-12 24M10 12L14 24',
  right: 'M-24 4L-36-5L-43 7M-20 10L-34 15L-36 24M24 4L38 0L40 14M20 10L33 16L36 24M-8 12L-7 25M10 12L9 25',
  hit: 'M-24 2L-40-8L-45 0M-20 8L-36 10L-40 19M24 2L40-8L45 0M20 8L36 10L40 19M-8 12L-14 23M10 12L16 23',
};

const HULL = 'M-28 6C-29-18-15-26 0-26S29-18 28 6Q24 18 0 18T-28 6Z';

/** Draws what grows on each look's back. */
const CRESTS: Readonly<Record<SwarmLook, () => Piece>> = {
  biter: () => NOTHING,
  spiky: () => markup`<path d="M-20-14L-28-32L-10-22ZM-8-24L0-41L12-22ZM16-14L30-30L24-8Z" fill="#ffcf9c"/>`,
  feeler: () => markup`
    <path d="M-10-20C-14-34-22-36-26-34M10-20C14-34 22-36 26-34" fill="none" stroke="#b9a2ff" stroke-width="4" stroke-linecap="round"/>
    <circle cx="-27" cy="-34" r="4" fill="#e3d4ff"/>
    <circle cx="27" cy="-34" r="4" fill="#e3d4ff"/>
  `,
};

const shell = (look: SwarmLook): Piece => {
  const [light, base, deep] = SKINS[look];
  return radialGradient(`swarm-${look}`, 'cx=".35" cy=".2" r=".95"', [
    [0, light],
    [0.35, base],
    [1, deep],
  ]);
};

const hull = (look: SwarmLook, isHit: boolean): Piece =>
  isHit
    ? markup`<path d="${HULL}" fill="#fff"/><path d="${HULL}" fill="${shell(look)}" opacity=".45"/>`
    : markup`<path d="${HULL}" fill="${shell(look)}"/>`;

const face = (ink: string): Piece => markup`
  <path d="M0-6Q10-10 25-6L21 6Q10 8 3 4Z" fill="#fff"/>
  <path d="M-4-6Q-12-10-21-6L-18 5Q-9 8-5 4Z" fill="#fff"/>
  <circle cx="14" r="4" fill="#20040c"/>
  <circle cx="-9" r="3.4" fill="#20040c"/>
  <path d="M-24-11L-2-5M28-11L3-5" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
  <path d="M-4 12L0 8L4 13L8 8L12 12" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/>
`;

/** Draws a bug that faces right; its origin is the middle of its shell. */
export function swarm(look: SwarmLook, pose: SwarmPose): Drawing {
  const ink = SKINS[look][3];
  return drawing(
    [-49, -44, 98, 74],
    markup`
      <path d="${LEGS[pose]}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
      ${CRESTS[look]()}
      ${hull(look, pose === 'hit')}
      <path d="M0-26V-6M-18-18Q-10-8-14 6M18-18Q10-8 14 6" stroke="${ink}" stroke-width="2" opacity=".35" fill="none"/>
      ${face(ink)}
    `,
  );
}

/** Draws the shadow below a bug, in its space. */
export function swarmShadow(): Drawing {
  return drawing([-30, 6, 60, 22], markup`<ellipse cy="17" rx="26" ry="7" fill="#000" opacity=".4"/>`);
}

/** Draws dust behind a bug that walks to the left, in its space. */
export function swarmDust(): Drawing {
  return drawing(
    [24, -8, 50, 18],
    markup`
      <g fill="#7fd0e6">
        <ellipse cx="31" cy="4" rx="5" ry="2.6" opacity=".42"/>
        <ellipse cx="42" cy="-3" rx="4.1" ry="2.2" opacity=".36"/>
        <ellipse cx="54" cy="5" rx="3.2" ry="1.8" opacity=".3"/>
        <ellipse cx="65" cy="0" rx="2.3" ry="1.4" opacity=".24"/>
      </g>
    `,
  );
}

/** Draws a flying piece of a shell. */
export function swarmChip(look: SwarmLook): Drawing {
  return drawing(
    [-9, -8, 18, 16],
    markup`
      <path d="M-8 3Q-6-7 5-7L8 0Q3 7-5 7Z" fill="${SKINS[look][1]}"/>
      <path d="M-8 3Q-6-7 5-7L2-3Q-3-3-4 3Z" fill="${SKINS[look][0]}"/>
    `,
  );
}
