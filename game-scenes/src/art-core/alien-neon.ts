import type { AlienAccessory, AlienColor, AlienFace, AlienHat } from './alien-catalogue.js';
import type { AlienLook } from './alien-look.js';
import { NEON_GLOW } from './defs.js';
import { markup, type Paint, type Piece } from './drawing.js';

/** Hues of the neon editions. */
export const NEON_COLOR_HUES: Readonly<Record<AlienColor, string>> = {
  green: '#9dff3c',
  blue: '#22d3ee',
  purple: '#a98bff',
  pink: '#ff4fd8',
  orange: '#ff9d3c',
  yellow: '#ffd75e',
  white: '#eef1ff',
  black: '#8a94c8',
};
export const NEON_FACE_HUES: Readonly<Record<AlienFace, string>> = {
  smile: '#22d3ee',
  cool: '#a98bff',
  angry: '#ff9d3c',
  surprised: '#ffd75e',
  alien: '#9dff3c',
};
export const NEON_HAT_HUES: Readonly<Record<Exclude<AlienHat, 'none'>, string>> = {
  'alien-helmet': '#9dff3c',
  'space-helmet': '#22d3ee',
  'cowboy-hat': '#ff9d3c',
  crown: '#ffd75e',
  halo: '#ffd75e',
};
export const NEON_ACCESSORY_HUES: Readonly<Record<Exclude<AlienAccessory, 'none'>, string>> = {
  glasses: '#ff4fd8',
  'laser-gun': '#ff4fd8',
  jetpack: '#ff9d3c',
  ufo: '#22d3ee',
};

/** Hues of the parts that are neon editions. */
export interface NeonHues {
  readonly head?: string | undefined;
  readonly hat?: string | undefined;
  readonly accessory?: string | undefined;
}

/** Returns the hues in which a look glows. */
export function neonHues({ color, hat, face, accessory, neon = {} }: AlienLook): NeonHues {
  return {
    // Colour and face share the head's outline; the neon colour wins as the more visible purchase.
    head: neon.color ? NEON_COLOR_HUES[color] : neon.face ? NEON_FACE_HUES[face] : undefined,
    hat: neon.hat && hat !== 'none' ? NEON_HAT_HUES[hat] : undefined,
    accessory: neon.accessory && accessory !== 'none' ? NEON_ACCESSORY_HUES[accessory] : undefined,
  };
}

/** Role of a surface in the neon edition: the tube itself, a lit area, a shaded area, or a white-hot spot. */
type TubeRole = 'base' | 'lite' | 'dark' | 'dot';

/** Returns the paint attributes of one shape; `plainExtra` are attributes of the plain edition only. */
export type Brush = (plain: Paint, role?: TubeRole, plainExtra?: string) => Piece;

const tube = (hue: string, role: TubeRole): Piece => {
  if (role === 'base')
    return markup`fill="#120f2b" stroke="${hue}" stroke-width="3.5" stroke-linejoin="round"`;
  if (role === 'dot') return markup`fill="#fff"`;
  return markup`fill="${hue}" fill-opacity="${role === 'lite' ? 0.75 : 0.16}"`;
};

/** Returns the paint of the plain or the neon edition, so that both use the same paths. */
export function brush(hue: string | undefined): Brush {
  return (plain, role = 'base', plainExtra = '') =>
    hue === undefined ? markup`fill="${plain}" ${plainExtra}` : tube(hue, role);
}

/** Adds the glow to a neon edition; with `class="neon"` a page can animate it. */
export function lit(hue: string | undefined, piece: Piece): Piece {
  return hue === undefined ? piece : markup`<g class="neon" filter="${NEON_GLOW}">${piece}</g>`;
}
