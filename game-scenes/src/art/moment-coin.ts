import type { AlienParts } from '../art-core/alien.js';
import { alienHead } from '../art-core/alien.js';
import { coin } from '../art-core/coin.js';
import { markup, moved, type Piece } from '../art-core/drawing.js';
import { layer, rays, sparks, standing, type MomentLayer, type MomentScene } from './moment-scene.js';
import { squashedHead } from '../art-core/squashed-head.js';

const GOLD = '#ffd75e';

/** Room of a balance in its frame, in letters of the full size. */
const PURSE_LETTERS = 3;

/** Where the purse is. */
const PURSE = { x: 206, y: 26 } as const;

/** The purse and its figure from their coming until the coin falls in. */
const WHILE_OLD = [{ at: 0.62, y: PURSE.y, opacity: 1 }, { at: 0.85 }, { at: 0.87, opacity: 0 }] as const;

const COIN = (): Piece => moved('translate(-24 -24)', coin());

const purse = (isLit: boolean): Piece => markup`
  <path d="M-40-16H34L40-10V16H-40Z" fill="${isLit ? '#4a3408' : '#1b1f33'}" stroke="${isLit ? GOLD : '#5b659c'}" stroke-width="${isLit ? 2.5 : 1.5}"/>
  <g transform="translate(-24 0) scale(.42)">${COIN()}</g>
`;

const purseText = (text: string) => ({
  text,
  size: 24 * Math.min(1, PURSE_LETTERS / text.length),
  color: GOLD,
});

export interface CoinWords {
  /** '5 points'. */
  readonly score: string;
  /** '+1'. */
  readonly won: string;
  /** The balance before and after. */
  readonly before: string;
  readonly after: string;
}

/** The struck head that throws the coin up, then looks after it. */
const headLayers = (): readonly MomentLayer[] => [
  layer(
    alienHead('green', 'surprised'),
    { at: 0, x: 62, y: 24, scale: 0.52 },
    { at: 0.13 },
    { at: 0.16, opacity: 0 },
  ),
  layer(
    squashedHead('green'),
    { at: 0.13, x: 45, y: 40, scale: 0.54, opacity: 0 },
    { at: 0.16, opacity: 1 },
    { at: 0.26 },
    { at: 0.36, opacity: 0 },
  ),
  layer(
    alienHead('green', 'smile'),
    { at: 0.52, x: 20, y: 72, scale: 0.3, opacity: 0 },
    { at: 0.64, y: 62, opacity: 1 },
    { at: 0.78 },
    { at: 0.9, y: 72, opacity: 0 },
  ),
];

/** The light around the coin: where it springs up, where it is largest, and where it lands. */
const rayLayers = (): readonly MomentLayer[] => [
  layer(
    rays(78, GOLD, 16, 0.55),
    { at: 0.3, x: 126, y: 78, scale: 0.4, opacity: 0 },
    { at: 0.45, scale: 1, opacity: 1 },
    { at: 0.64, scale: 1.25, opacity: 0 },
  ),
  layer(
    rays(62, GOLD, 14, 0.35),
    { at: 0.84, ...PURSE, scale: 0.5, opacity: 0 },
    { at: 1, scale: 1, opacity: 1 },
  ),
  layer(
    rays(34, GOLD, 10, 0.5),
    { at: 0.14, x: 126, y: 54, scale: 0.4, opacity: 0 },
    { at: 0.2, scale: 1, opacity: 1 },
    { at: 0.34, scale: 1.5, opacity: 0 },
  ),
];

const coinLayers = (): readonly MomentLayer[] => [
  layer(
    markup`<path d="M70 96L100 78L126 66L150 52" fill="none" stroke="${GOLD}" stroke-width="5" stroke-linecap="round" opacity=".35"/>`,
    { at: 0.58, opacity: 0 },
    { at: 0.7, opacity: 1 },
    { at: 0.86, opacity: 0 },
  ),
  layer(purse(false), { at: 0.5, ...PURSE, y: 12, opacity: 0 }, ...WHILE_OLD),
  layer(
    purse(true),
    { at: 0.84, ...PURSE, opacity: 0 },
    { at: 0.87, scale: 1.14, opacity: 1 },
    { at: 1, scale: 1 },
  ),
  layer(
    COIN(),
    { at: 0.13, x: 126, y: 80, scale: 0.4, wide: 0.4, opacity: 0 },
    { at: 0.2, y: 54, scale: 0.9, opacity: 1 },
    { at: 0.3, y: 62, scale: 1.4, wide: -1 },
    { at: 0.45, y: 78, scale: 2.1, wide: 1 },
    { at: 0.54 },
    { at: 0.7, x: 156, y: 50, scale: 1.1, wide: 0.7 },
    { at: 0.86, x: PURSE.x - 24, y: PURSE.y, scale: 0.42, wide: 1 },
    { at: 0.88, opacity: 0 },
  ),
];

const wordLayers = ({ score, won, before, after }: CoinWords): readonly MomentLayer[] => [
  layer(
    { text: score, size: 22, color: '#fff' },
    { at: 0, x: 126, y: 153 },
    { at: 0.13 },
    { at: 0.18, opacity: 0 },
  ),
  layer(
    { text: won, size: 32, color: GOLD },
    { at: 0.34, x: 126, y: 146, scale: 0.6, opacity: 0 },
    { at: 0.45, scale: 1, opacity: 1 },
    { at: 0.58 },
    { at: 0.66, opacity: 0 },
  ),
  layer(purseText(before), { at: 0.5, x: PURSE.x + 12, y: 12, opacity: 0 }, ...WHILE_OLD),
  layer(purseText(after), { at: 0.84, x: PURSE.x + 12, y: PURSE.y, opacity: 0 }, { at: 0.87, opacity: 1 }),
];

/** Draws the first coin: a struck head throws it up, it flies into the purse, and the member's alien cheers. */
export function firstCoinMoment(parts: AlienParts, words: CoinWords): MomentScene {
  const alien = layer(
    standing(parts),
    { at: 0.7, x: 96, y: 190, scale: 0.4, opacity: 0 },
    { at: 0.88, y: 150, opacity: 1 },
    { at: 1, y: 158 },
  );
  const glitter = layer(
    sparks([
      [40, 50, GOLD, 1],
      [150, 84, '#9dff3c', 0.7],
    ]),
    { at: 0.86, opacity: 0 },
    { at: 1, opacity: 1 },
  );
  return {
    background: '#0d1a14',
    layers: [...rayLayers(), ...headLayers(), ...coinLayers(), alien, glitter, ...wordLayers(words)],
  };
}
