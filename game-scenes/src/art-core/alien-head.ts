import { SKINS, type AlienColor } from './alien-catalogue.js';
import { ACROSS, NEON_GLOW, definition, linearGradient, radialGradient } from './defs.js';
import { NOTHING, markup, moved, type Piece } from './drawing.js';
import { ANTENNA_CURVES, HEAD_PATH } from './head-outline.js';

/**
 * Anchors in the alien's own space (240×300 px, feet at the bottom), as [x, y]. At the antenna tips a page or
 * a game attaches parts that follow a jump with a delay.
 */
export const ALIEN_ANCHORS = {
  headCentre: [120, 126],
  crown: [120, 56],
  leftEye: [82, 134],
  rightEye: [158, 134],
  mouth: [120, 175],
  neck: [120, 200],
  leftAntennaTip: [65, 23],
  rightAntennaTip: [196, 62],
} as const;

/** Size of the head in the same space, px. */
export const HEAD_SIZE = { width: 182, height: 141 } as const;

export const HEAD_CLIP = /* @__PURE__ */ definition('head', 'clipPath', `<path d="${HEAD_PATH}"/>`);
const RIM_LIGHT = /* @__PURE__ */ linearGradient('rim', ACROSS, [
  [0.72, '#22d3ee', 0],
  [1, '#a8f4ff'],
]);

/** What antennae grow out of: the head, or a helmet with antennae through its shell. */
export type AntennaRoots = keyof typeof ANTENNA_CURVES;

/** Draws the lit skin of a colour. */
export function skinPaint(color: AlienColor): Piece {
  const { light, base, deep } = SKINS[color];
  return radialGradient(`skin-${color}`, 'cx=".36" cy=".2" r=".95"', [
    [0, light],
    [0.38, base],
    [1, deep],
  ]);
}

/** Draws the holes of a helmet through which antennae come; nothing where they grow out of the skin. */
export function grommets(roots: AntennaRoots): Piece {
  if (roots === 'skin') return NOTHING;
  return markup`
    <g fill="#0c0f22">
      <ellipse cx="86" cy="61" rx="9" ry="5"/>
      <ellipse cx="152" cy="59" rx="9" ry="5"/>
    </g>
  `;
}

/** Draws both antennae, the left one upright and the right one bent. `roots` says what they grow out of. */
export function antennae(color: AlienColor, roots: AntennaRoots = 'skin'): Piece {
  const { leftAntennaTip, rightAntennaTip } = ALIEN_ANCHORS;
  return antennaPair(color, roots, ANTENNA_CURVES[roots], [leftAntennaTip, rightAntennaTip]);
}

/** Draws two antennae along `curves`, a path, with a ball at each of the tips; px in the alien's own space. */
export function antennaPair(
  color: AlienColor,
  roots: AntennaRoots,
  curves: string,
  tips: readonly (readonly [x: number, y: number])[],
): Piece {
  const { base, deep } = SKINS[color];
  const balls = tips.map(
    ([x, y]) =>
      markup`
        <circle cx="${x}" cy="${y}" r="12.5" fill="${skinPaint(color)}"/>
        <circle cx="${x - 4}" cy="${y - 5}" r="3.6" fill="#fff" opacity=".85"/>
      `,
  );
  return markup`
    ${grommets(roots)}
    <g fill="none" stroke-linecap="round">
      <path d="${curves}" stroke="${deep}" stroke-width="10"/>
      <path d="${curves}" stroke="${base}" stroke-width="5"/>
    </g>
    ${balls}
  `;
}

/** Draws the bare head with its rim light and gleam, also used for views from behind. */
export function headShape(color: AlienColor): Piece {
  return markup`
    <path d="${HEAD_PATH}" fill="${skinPaint(color)}"/>
    <path d="${HEAD_PATH}" fill="none" stroke="${RIM_LIGHT}" stroke-width="11" clip-path="${HEAD_CLIP}" opacity=".85"/>
    <path d="M58 88C70 74 90 67 108 66" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/>
  `;
}

/** Draws the glowing outline of a neon colour or face; nothing without a hue. */
export function headOutline(hue: string | undefined): Piece {
  return hue === undefined
    ? NOTHING
    : markup`<path class="neon" d="${HEAD_PATH}" fill="none" stroke="${hue}" stroke-width="4" filter="${NEON_GLOW}"/>`;
}

/** Draws a head without a face: skin, freckles, blush. `hue` outlines it for neon colours and faces. */
export function headBase(color: AlienColor, hue?: string): Piece {
  const { deep } = SKINS[color];
  // The usual rose blush would be invisible on pink skin.
  const blush = color === 'pink' ? deep : '#ff5f8d';
  return markup`
    ${headShape(color)}
    <g fill="${deep}" opacity=".55">
      <circle cx="112" cy="80" r="4"/>
      <circle cx="125" cy="76" r="5"/>
      <circle cx="137" cy="82" r="3.4"/>
    </g>
    <g fill="${blush}" opacity=".38">
      <ellipse cx="50" cy="168" rx="12" ry="6.5"/>
      <ellipse cx="190" cy="168" rx="12" ry="6.5"/>
    </g>
    ${headOutline(hue)}
  `;
}

/** Draws antennae, head and face. Scenes pass the face they use, to keep others out of their bundles. */
export function head(color: AlienColor, face: (color: AlienColor) => Piece): Piece {
  return markup`${antennae(color)}${headBase(color)}${face(color)}`;
}

/** Places a head in a scene; `turn` is in degrees about the middle of the head. */
export function headAt(x: number, y: number, scale: number, turn: number, piece: Piece): Piece {
  return moved(`translate(${x} ${y}) scale(${scale}) rotate(${turn} 120 110)`, piece);
}
