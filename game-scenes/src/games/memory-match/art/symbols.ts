import { headAt, head } from '../../../art-core/alien-head.js';
import { smileFace } from '../../../art-core/alien-faces.js';
import { DOWN, STEEL, linearGradient, radialGradient } from '../../../art-core/defs.js';
import { markup, type Piece } from '../../../art-core/drawing.js';
import { planetPaint } from '../../../art-core/planets.js';

/** Symbols of the cards, in the order of the rules' numbers; they differ by shape, not by colour alone. */
export const MEMORY_SYMBOLS = [
  'planet',
  'star',
  'bolt',
  'rocket',
  'saucer',
  'moon',
  'crystal',
  'alien',
] as const;

export type MemorySymbol = (typeof MEMORY_SYMBOLS)[number];

const BEAM = /* @__PURE__ */ linearGradient('beam', DOWN, [
  [0, '#9dff3c', 0.75],
  [1, '#9dff3c', 0.05],
]);
const MOON = /* @__PURE__ */ radialGradient('moon', 'cx=".35" cy=".3" r=".9"', [
  [0, '#fff6cf'],
  [0.5, '#f2cf6c'],
  [1, '#a8791b'],
]);
const CRYSTAL = /* @__PURE__ */ linearGradient('crystal', DOWN, [
  [0, '#a8f4ff'],
  [0.5, '#38a9e0'],
  [1, '#1b4f9c'],
]);

const planetSymbol = (): Piece => markup`
  <circle r="24" fill="${planetPaint('ember')}"/>
  <path d="M-20-8Q0 0 21-12M-22 8Q2 16 22 4" stroke="#ffe0b0" stroke-width="4" fill="none" opacity=".4"/>
  <path d="M-24-3C-44 2-42 14-4 14C36 14 48 4 24-3" transform="rotate(-20)" fill="none" stroke="#ffe0b0" stroke-width="6" stroke-linecap="round"/>
`;

const starSymbol = (): Piece => markup`
  <path d="M0-38L10.500-13 38-11 17 6.500 24 34 0 19-24 34-17 6.500-38-11-10.500-13z" fill="#ffdc3f" stroke="#fff3b0" stroke-width="2" stroke-linejoin="round"/>
  <path d="M0-38L10.500-13 38-11 17 6.500 24 34 0 19Z" fill="#d99a10" opacity=".45"/>
`;

const boltSymbol = (): Piece => markup`
  <path d="M8-40L-25 7H-4L-10 40L26-10H4z" fill="#22d3ee" stroke="#b8f6ff" stroke-width="2" stroke-linejoin="round"/>
  <path d="M4-10H26L-10 40L-2 0Z" fill="#0b7f9c" opacity=".45"/>
`;

const rocketSymbol = (): Piece => markup`
  <g transform="rotate(28)">
    <path d="M-9 24H9L0 44Z" fill="#ff9a3f"/>
    <path d="M-4 24H4L0 34Z" fill="#fff1cf"/>
    <path d="M-15 2L-30 28L-12 22ZM15 2L30 28L12 22Z" fill="#ff4d6d"/>
    <path d="M0-42C18-24 20-2 14 24H-14C-20-2-18-24 0-42Z" fill="#eef1ff"/>
    <path d="M0-42C18-24 20-2 14 24H2C8 0 8-24 0-42Z" fill="#98a3d0"/>
    <circle cy="-10" r="9" fill="#4a5488"/>
    <circle cy="-10" r="6" fill="#22d3ee"/>
  </g>
`;

const saucerSymbol = (): Piece => markup`
  <path d="M-16 14L-30 42H30L16 14Z" fill="${BEAM}"/>
  <path d="M-20-4C-20-26-10-34 0-34S20-26 20-4Z" fill="#8ff0ff" fill-opacity=".75" stroke="#d5f9ff" stroke-width="2"/>
  <path d="M-42 4C-30-10-14-10 0-10S30-10 42 4C28 18 14 20 0 20S-28 18-42 4Z" fill="${STEEL}"/>
  <path d="M-42 4C-20 10 20 10 42 4C28 18 14 20 0 20S-28 18-42 4Z" fill="#4a5488"/>
  <circle cx="-22" cy="12" r="4" fill="#ff7a1a"/>
  <circle cy="15" r="4" fill="#9dff3c"/>
  <circle cx="22" cy="12" r="4" fill="#ff7a1a"/>
`;

const moonSymbol = (): Piece => markup`
  <path d="M12-38A39 39 0 1 0 34 24A32 32 0 1 1 12-38Z" fill="${MOON}"/>
  <g fill="#b98412" opacity=".5">
    <circle cx="-20" cy="2" r="5"/>
    <circle cx="-8" cy="22" r="4"/>
    <circle cx="-10" cy="-16" r="3"/>
  </g>
`;

const crystalSymbol = (): Piece => markup`
  <path d="M-20-30H20L38-8L0 40L-38-8Z" fill="${CRYSTAL}"/>
  <path d="M-38-8H38L0 40Z" fill="#06395c" opacity=".4"/>
  <path d="M-20-30L-12-8L0-30L12-8L20-30M-12-8L0 40L12-8" fill="none" stroke="#d8fbff" stroke-width="2.500" stroke-linejoin="round" opacity=".8"/>
  <path d="M-20-30L-38-8H-12Z" fill="#fff" opacity=".45"/>
`;

const alienSymbol = (): Piece => headAt(-48, -46, 0.4, 0, head('pink', smileFace));

const SYMBOLS: Readonly<Record<MemorySymbol, () => Piece>> = {
  planet: planetSymbol,
  star: starSymbol,
  bolt: boltSymbol,
  rocket: rocketSymbol,
  saucer: saucerSymbol,
  moon: moonSymbol,
  crystal: crystalSymbol,
  alien: alienSymbol,
};

/** Draws a symbol about 84 px wide and high around the origin. */
export function memorySymbol(symbol: MemorySymbol): Piece {
  return SYMBOLS[symbol]();
}
