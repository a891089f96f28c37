import type { Piece } from './drawing.js';

/** Prefix that keeps the ids of the drawings distinct from all others on a page. */
const ID_PREFIX = 'as-';

/** Offset 0–1, colour, opacity 0–1 (1 if omitted). */
export type GradientStop = readonly [offset: number, color: string, opacity?: number];

/** Directions of a linear gradient, as the attributes that differ from SVG's left-to-right. */
export const DOWN = 'x2="0" y2="1"';
export const ACROSS = '';
export const DIAGONAL = 'y2="1"';

const stopMarkup = ([offset, color, opacity]: GradientStop): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/**
 * Returns a definition for use as `url(#…)`: its body is that reference, its defs contain the element.
 * `open` is the start tag without bracket and id, e.g. `radialGradient r=".9"`; the name must reflect every
 * parameter.
 */
export function definition(name: string, open: string, inner: string): Piece {
  const id = ID_PREFIX + name;
  const [tag = '', ...attributes] = open.trim().split(' ');
  return {
    body: `url(#${id})`,
    defs: { [id]: `<${[tag, `id="${id}"`, ...attributes].join(' ')}>${inner}</${tag}>` },
  };
}

/** Returns a linear gradient; `direction` is DOWN, ACROSS, DIAGONAL or custom x1/y1/x2/y2 attributes. */
export function linearGradient(name: string, direction: string, stops: readonly GradientStop[]): Piece {
  return definition(name, `linearGradient ${direction}`, stops.map(stopMarkup).join(''));
}

/** Returns a radial gradient; centre and radius are fractions of the painted shape's box. */
export function radialGradient(name: string, geometry: string, stops: readonly GradientStop[]): Piece {
  return definition(name, `radialGradient ${geometry}`, stops.map(stopMarkup).join(''));
}

const blur = (name: string, deviationPx: number): Piece =>
  definition(
    name,
    'filter x="-50%" y="-50%" width="200%" height="200%"',
    `<feGaussianBlur stdDeviation="${deviationPx}"/>`,
  );

/** Returns a filter that puts the sharp shape over `halos` blurred copies of itself. */
const glow = (name: string, deviationPx: number, halos: number): Piece =>
  definition(
    name,
    'filter x="-50%" y="-50%" width="200%" height="200%"',
    `<feGaussianBlur stdDeviation="${deviationPx}" result="b"/><feMerge>${'<feMergeNode in="b"/>'.repeat(halos)}` +
      '<feMergeNode in="SourceGraphic"/></feMerge>',
  );

export const GLOW = /* @__PURE__ */ glow('glow', 6, 1);
export const NEON_GLOW = /* @__PURE__ */ glow('neon', 4.5, 2);
export const SOFT_BLUR = /* @__PURE__ */ blur('soft', 8);
export const WIDE_BLUR = /* @__PURE__ */ blur('wide', 20);

export const SKY = /* @__PURE__ */ linearGradient('sky', DOWN, [
  [0, '#07080f'],
  [0.55, '#0d0f24'],
  [1, '#1c1638'],
]);
export const HORIZON = /* @__PURE__ */ linearGradient('horizon', DOWN, [
  [0, '#ff7a1a', 0],
  [1, '#ff7a1a', 0.34],
]);
export const GOLD = /* @__PURE__ */ linearGradient('gold', DOWN, [
  [0, '#fff1a8'],
  [0.45, '#ffc93c'],
  [1, '#c77c0a'],
]);
export const STEEL = /* @__PURE__ */ linearGradient('steel', DOWN, [
  [0, '#f4f7ff'],
  [0.5, '#b7c0e0'],
  [1, '#66709c'],
]);
/** Dark plating of pods, gates, towers and desks. */
export const PLATING = /* @__PURE__ */ linearGradient('plating', DOWN, [
  [0, '#5a649c'],
  [1, '#272d54'],
]);
/** Lit edge of that plating. */
export const PLATING_EDGE = '#8f9ad6';
