import { SCARF } from '../../../art-core/alien-body.js';
import {
  DOWN,
  PLATING,
  PLATING_EDGE,
  STEEL,
  linearGradient,
  radialGradient,
} from '../../../art-core/defs.js';
import { drawing, markup, moved, type Drawing, type Piece } from '../../../art-core/drawing.js';

const SHELL = /* @__PURE__ */ linearGradient('tower-shell', DOWN, [
  [0, '#f4f6ff'],
  [1, '#a9b2d8'],
]);
const IRIS = /* @__PURE__ */ radialGradient('tower-iris', '', [
  [0, '#9df6ff'],
  [0.45, '#22a7d8'],
  [1, '#0d2a66'],
]);

const INK = '#1b2045';
const LID = '#8f9ad6';

/** Lids of a tower's eye: calm, half asleep, or aiming to the left or right. */
export const TOWER_LIDS = ['calm', 'drowsy', 'left', 'right'] as const;

export type TowerLid = (typeof TOWER_LIDS)[number];

/** Anchors of a tower relative to the middle of its foot: rotating parts, and reach of the muzzle. */
export const TOWER_ANCHORS = { barrel: [0, -20], eye: [0, -21], muzzle: 46 } as const;

/** Colours of the lights on foot and antenna. */
const TOWER_LIGHTS = { ready: '#9dff3c', firing: '#ff7a1a' } as const;

const footPiece = (light: string): Piece => markup`
  <ellipse cy="13" rx="36" ry="12" fill="#000" opacity=".35"/>
  <path d="M-32 2L-20-8H20L32 2L26 14H-26Z" fill="${PLATING}"/>
  <path d="M-32 2L-20-8H20L32 2Z" fill="#7d88c4"/>
  <path d="M-28 7H28L26 11H-26Z" fill="${light}"/>
`;

const bodyPiece = (light: string): Piece => markup`
  <path d="M-12-38C-18-52-6-58-10-66" fill="none" stroke="${PLATING_EDGE}" stroke-width="4" stroke-linecap="round"/>
  <circle cx="-10" cy="-68" r="6" fill="${light}"/>
  <circle cx="-12" cy="-70" r="2" fill="#fff"/>
  <path d="M-24-4C-28-30-18-44 0-44S28-30 24-4Z" fill="${SHELL}"/>
  <path d="M4-43C22-42 27-28 24-4H10C16-20 14-36 4-43Z" fill="#5d679f" opacity=".55"/>
  <path d="M-19-26C-16-36-9-40-2-40" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>
  <circle cy="-22" r="18.5" fill="${INK}"/>
  <circle cy="-22" r="16" fill="#fff"/>
  <path d="M-26-5Q0 6 26-5L26 3Q0 14-26 3Z" fill="${SCARF}"/>
  <path d="M-22 0C-34-2-40 6-50 0L-46 8L-52 14C-40 16-32 10-22 7Z" fill="#d9480f"/>
`;

const pupilPiece = (): Piece => markup`
  <circle r="10" fill="${IRIS}"/>
  <circle r="5.2" fill="#05060f"/>
  <circle cx="-3.5" cy="-4" r="3" fill="#fff"/>
`;

const barrelPiece = (): Piece => markup`
  <path d="M6-9H28L38-6V6L28 9H6Z" fill="${STEEL}"/>
  <path d="M28-9h6v18h-6z" fill="#ff7a1a"/>
  <path d="M38-7h6V7h-6z" fill="#3a437a"/>
`;

const slantedLid = (lid: string, brow: string): Piece => markup`
  <path d="${lid}" fill="${LID}"/>
  <path d="${brow}" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>
`;

const LIDS: Readonly<Record<TowerLid, () => Piece>> = {
  calm: () =>
    markup`<path d="M-15-34Q0-44 15-34" fill="none" stroke="${INK}" stroke-width="2.5" opacity=".6"/>`,
  drowsy: () => markup`
    <path d="M-17-22A17 17 0 0 1 17-22Q0-13-17-22Z" fill="${LID}"/>
    <path d="M-17-22Q0-13 17-22" fill="none" stroke="${INK}" stroke-width="2.5"/>
  `,
  left: () => slantedLid('M-17-26L17-37A17 17 0 0 0-17-26Z', 'M-18-26L14-36'),
  right: () => slantedLid('M-17-37L17-26A17 17 0 0 0-17-37Z', 'M-14-36L18-26'),
};

/** Draws the hexagonal foot with its shadow; it stays on the ground under everything that walks. */
export function towerFoot(): Drawing {
  return drawing([-38, -10, 76, 37], footPiece(TOWER_LIGHTS.ready));
}

/** Draws the one-eyed body; pupil, lid and barrel are drawn on top. */
export function towerBody(light: keyof typeof TOWER_LIGHTS): Drawing {
  return drawing([-54, -77, 84, 96], bodyPiece(TOWER_LIGHTS[light]));
}

export function towerPupil(): Drawing {
  return drawing([-11, -11, 22, 22], pupilPiece());
}

export function towerLid(lid: TowerLid): Drawing {
  return drawing([-21, -42, 42, 26], LIDS[lid]());
}

/** Draws the barrel, pointing right. It turns about its origin, `TOWER_ANCHORS.barrel` of the tower. */
export function towerBarrel(): Drawing {
  return drawing([4, -11, 42, 22], barrelPiece());
}

/** Draws the star of light before the barrel, in the barrel's space. */
export function muzzleFlash(): Drawing {
  return drawing(
    [38, -15, 32, 30],
    markup`
      <path d="M42 0L48-5L50-14L56-6L69 0L56 6L50 14L48 5Z" fill="#22d3ee" opacity=".55"/>
      <path d="M44 0L49-3.5L50-11L55-4.5L64 0L55 4.5L50 11L49 3.5Z" fill="#d8fbff"/>
    `,
  );
}

/** Draws a tower that is not built yet, lit in the given colour. */
export function towerGhost(light: string): Drawing {
  const [barrelX, barrelY] = TOWER_ANCHORS.barrel;
  const [eyeX, eyeY] = TOWER_ANCHORS.eye;
  return drawing(
    [-54, -77, 100, 104],
    markup`
      ${footPiece(light)}
      ${bodyPiece(light)}
      ${moved(`translate(${eyeX + 5} ${eyeY - 3})`, pupilPiece())}
      ${LIDS.calm()}
      ${moved(`translate(${barrelX} ${barrelY}) rotate(38)`, barrelPiece())}
    `,
  );
}
