import type { AlienParts } from '../art-core/alien.js';
import { markup, round, type Piece } from '../art-core/drawing.js';
import { layer, rays, sparks, standing, type MomentLayer, type MomentScene } from './moment-scene.js';

const LIME = '#9dff3c';

const hexagon = (radius: number, fill: string, edge: string): Piece => {
  const [side, half] = [round(radius * 0.87), radius / 2];
  return markup`<path d="M0-${radius}L${side}-${half}V${half}L0 ${radius}L-${side} ${half}V-${half}Z" fill="${fill}" stroke="${edge}" stroke-width="4"/>`;
};

const chevron = (y: number, color: string): Piece =>
  markup`<path transform="translate(0 ${y})" d="M-26 10L0-10L26 10L26 22L0 2L-26 22Z" fill="${color}"/>`;

type Look = Omit<AlienParts, 'pose'>;

const lightLayers = (): readonly MomentLayer[] => [
  layer(
    rays(74, '#8b5cf6', 12, 0.4),
    { at: 0.12, x: 126, y: 78, scale: 0.6, opacity: 0 },
    { at: 0.2, scale: 1, opacity: 1 },
    { at: 0.36, scale: 1.2, opacity: 0 },
  ),
  layer(
    rays(92, '#b9a2ff', 18, 0.5),
    { at: 0.28, x: 126, y: 78, scale: 0.5, opacity: 0 },
    { at: 0.45, scale: 1, opacity: 1 },
    { at: 0.64, scale: 1.2, opacity: 0 },
  ),
];

const plateLayers = (): readonly MomentLayer[] => [
  layer(
    markup`${hexagon(54, '#1b1f33', '#5b659c')}${chevron(0, '#8a94c8')}`,
    { at: 0, x: 126, y: 82 },
    { at: 0.06 },
    { at: 0.17, wide: 0.04 },
    { at: 0.18, opacity: 0 },
  ),
  layer(
    markup`${hexagon(62, '#35258a', '#d9ccff')}${chevron(14, '#d9ccff')}${chevron(-12, LIME)}`,
    { at: 0.16, x: 126, y: 80, scale: 0.88, wide: 0.04, opacity: 0 },
    { at: 0.17, opacity: 1 },
    { at: 0.2, wide: 0.35 },
    { at: 0.36, y: 78, scale: 1.08, wide: 1 },
    { at: 0.45, scale: 1 },
    { at: 0.54 },
    { at: 0.7, x: 84, y: 84, scale: 0.77 },
    { at: 1, x: 70, y: 78, scale: 0.645 },
  ),
  layer(
    sparks([
      [40, 40, LIME, 1],
      [214, 52, '#ffd75e', 1],
    ]),
    { at: 0.34, opacity: 0 },
    { at: 0.45, opacity: 1 },
    { at: 0.62, opacity: 0 },
  ),
];

const alienLayers = (parts: Look): readonly MomentLayer[] => [
  layer(
    markup`<ellipse rx="26" ry="4" fill="#000" opacity=".5"/>`,
    { at: 0.56, x: 186, y: 152, opacity: 0 },
    { at: 0.7, opacity: 1 },
    { at: 0.88 },
    { at: 0.9, opacity: 0 },
  ),
  layer(
    standing({ ...parts, pose: 'cheer' }),
    { at: 0.5, x: 236, y: 158, scale: 0.42, opacity: 0 },
    { at: 0.56, x: 222, opacity: 1 },
    { at: 0.7, x: 186, y: 132 },
    { at: 0.86, x: 180, y: 150 },
    { at: 0.88, opacity: 0 },
  ),
  layer(
    standing({ ...parts, pose: 'idle' }),
    { at: 0.86, x: 180, y: 150, scale: 0.42, opacity: 0 },
    { at: 0.88, opacity: 1 },
    { at: 1 },
  ),
];

/** The place before and after; empty for none. */
export interface RankWords {
  readonly before: string;
  readonly after: string;
}

const wordLayers = (words: RankWords): readonly MomentLayer[] => [
  layer(
    { text: words.before, size: 22, color: '#c6cdea' },
    { at: 0, x: 126, y: 155 },
    { at: 0.1 },
    { at: 0.16, opacity: 0 },
  ),
  layer(
    { text: words.after, size: 21, color: LIME },
    { at: 0.74, x: 70, y: 146, scale: 0.8, opacity: 0 },
    { at: 0.88, y: 140, scale: 1, opacity: 1 },
    { at: 1 },
  ),
];

/** Draws a new place on a board: the dark plate turns over, and the member's alien jumps beside it. */
export function rankMoment(parts: Look, words: RankWords): MomentScene {
  return {
    background: '#140f2c',
    layers: [...lightLayers(), ...plateLayers(), ...alienLayers(parts), ...wordLayers(words)],
  };
}
