import { FLAME, laserGun, ufo } from './alien-accessories.js';
import type { AlienAccessory } from './alien-catalogue.js';
import { MIRRORED } from './alien-hats-rear.js';
import { brush, lit, type Brush } from './alien-neon.js';
import { STEEL } from './defs.js';
import { NOTHING, markup, moved, type Paint, type Piece } from './drawing.js';

/** Draws the strap of the glasses around the back of the head. */
export function glassesStrap(hue?: string): Piece {
  const paint = brush(hue);
  const shine =
    hue === undefined
      ? markup`<path d="M29 124Q120 150 211 124" fill="none" stroke="#ffc48a" stroke-width="2.5" opacity=".8"/>`
      : NOTHING;
  return lit(
    hue,
    markup`
      <path d="M29 128Q120 154 211 128" fill="none" stroke="${hue ?? '#ff7a1a'}" stroke-width="9"/>
      ${shine}
      <path d="M108 134h24v17h-24z" ${paint('#141833')}/>
      <path d="M113 142.5h14" stroke="${hue ?? '#8f9ad6'}" stroke-width="3"/>
      <path d="M34 116L22 112L20 128L30 134ZM206 116L218 112L220 128L210 134Z" ${paint('#141833')}/>
      <path d="M21 116h4v8h-4zM215 116h4v8h-4z" fill="${hue ?? '#67e8f9'}" opacity=".8"/>
    `,
  );
}

/** The visitor in the UFO from behind: no eye. */
const VISITOR = markup`
  <path d="M24 82C24 70 28 65 33 65C38 65 42 70 42 82Z" fill="#8ff22f"/>
  <path d="M30 66L27 61M36 66L39 61" stroke="#8ff22f" stroke-width="2" stroke-linecap="round"/>
`;

/** Draws the UFO from behind; it hovers at the upper left until it is mirrored. */
export function ufoRear(hue?: string): Piece {
  return lit(hue, ufo(hue, VISITOR));
}

interface Tanks {
  /** Both tanks, their orange bands, and the gleam along their left sides. */
  readonly shape: string;
  readonly bands: string;
  readonly gleam: string;
  readonly flames: string;
}

const tanks = (
  { shape, bands, gleam, flames }: Tanks,
  hue: string | undefined,
  paint: Brush,
): Piece => markup`
  <path d="${flames}" fill="${FLAME}"/>
  <path d="${shape}" ${paint(STEEL)}/>
  <path d="${bands}" ${paint('#ff7a1a', 'lite')}/>
  <path d="${gleam}" fill="#fff" opacity="${hue === undefined ? 0.45 : 0.1}"/>
`;

const BACKPACK: Tanks = {
  flames: 'M78 262L70 304L86 290L92 308L104 264ZM136 264L148 308L154 290L170 304L162 262Z',
  shape:
    'M70 214C70 196 78 190 90 190C103 190 110 196 110 214L110 256L104 268L76 268L70 256ZM130 214C130 196 137 190 150 190C162 190 170 196 170 214L170 256L164 268L136 268L130 256Z',
  bands: 'M70 226H110V237H70ZM130 226H170V237H130Z',
  gleam:
    'M70 214C70 202 74 195 80 192L80 268L76 268L70 256ZM130 214C130 202 134 195 140 192L140 268L136 268L130 256Z',
};

/** On the rear deck of a pod, in the pod's space. */
const DECK_TANKS: Tanks = {
  flames: 'M82 132L76 168L88 158L92 172L102 132ZM138 132L148 172L152 158L164 168L158 132Z',
  shape:
    'M78 84C78 68 84 62 92 62C101 62 106 68 106 84V124L102 134H82L78 124ZM134 84C134 68 139 62 148 62C156 62 162 68 162 84V124L158 134H138L134 124Z',
  bands: 'M78 94H106V102H78ZM134 94H162V102H134Z',
  gleam: 'M78 84C78 74 81 67 86 64V134H82L78 124ZM134 84C134 74 137 67 142 64V134H138L134 124Z',
};

const DARK: Paint = '#1b2045';

/** Draws the jetpack on the back, with its flames. */
export function jetpackRear(hue?: string): Piece {
  const paint = brush(hue);
  return lit(
    hue,
    markup`
      <path d="M84 206L112 214L112 244L84 240ZM156 206L128 214L128 244L156 240Z" ${paint('#2a305a')}/>
      ${tanks(BACKPACK, hue, paint)}
      <path d="M108 208h24v36h-24z" ${paint(DARK)}/>
      <circle cx="120" cy="219" r="6" ${paint('#9dff3c', 'lite')}/>
      <path d="M113 233h14M113 239h14" stroke="${hue ?? '#8f9ad6'}" stroke-width="3"/>
    `,
  );
}

/** Draws the jetpack as it rides on the rear deck of a pod, in the pod's space. */
export function jetpackOnDeck(hue?: string): Piece {
  const paint = brush(hue);
  return lit(
    hue,
    markup`
      ${tanks(DECK_TANKS, hue, paint)}
      <path d="M106 84h28v10h-28zM106 112h28v8h-28z" ${paint(DARK)}/>
      <circle cx="120" cy="89" r="4" ${paint('#9dff3c', 'lite')}/>
    `,
  );
}

/** Draws what an accessory adds beside the figure seen from behind: the gun in the hand, the UFO. */
export function accessoryBeside(accessory: AlienAccessory, hue?: string): Piece {
  if (accessory === 'laser-gun') return moved(MIRRORED, lit(hue, laserGun(hue)));
  return accessory === 'ufo' ? moved(MIRRORED, ufoRear(hue)) : NOTHING;
}
