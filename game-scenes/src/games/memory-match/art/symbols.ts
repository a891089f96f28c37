import { headAt, head } from '../../../art-core/alien-head.js';
import { smileFace } from '../../../art-core/alien-faces.js';
import { DOWN, GOLD, STEEL, linearGradient, radialGradient } from '../../../art-core/defs.js';
import { markup, type Piece } from '../../../art-core/drawing.js';
import { planetPaint } from '../../../art-core/planets.js';

/**
 * Symbols of the cards, in the order of the rules' numbers. Any eight of them share a table, so each has an outline
 * of its own: they differ in grey as well.
 */
export const MEMORY_SYMBOLS = [
  'planet',
  'star',
  'bolt',
  'rocket',
  'saucer',
  'moon',
  'crystal',
  'alien',
  'comet',
  'satellite',
  'robot',
  'key',
  'mushroom',
  'cactus',
  'crown',
  'eye',
  'magnet',
  'flag',
  'hourglass',
  'spiral',
  'flask',
  'gear',
  'blaster',
  'cube',
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

const cometSymbol = (): Piece => markup`
  <path d="M-40-40L4 34A24 24 0 0 0 34 4Z" fill="#ff5fa2" opacity=".55"/>
  <path d="M-30-30L8 26A18 18 0 0 0 26 8Z" fill="#ffc4dc"/>
  <circle cx="16" cy="18" r="22" fill="#ff5fa2"/>
  <circle cx="16" cy="18" r="15" fill="#fff"/>
`;

const satelliteSymbol = (): Piece => markup`
  <g transform="rotate(-32)">
    <path d="M-20 0H20M0-14V-30" stroke="#b7c0e0" stroke-width="5"/>
    <path d="M-46-13H-18V13H-46ZM18-13H46V13H18Z" fill="#2f5bd0" stroke="#a9c4ff" stroke-width="2.500"/>
    <path d="M-32-13V13M32-13V13M-46 0H-18M18 0H46" stroke="#a9c4ff" stroke-width="2"/>
    <path d="M-11-15H11V18H-11Z" fill="${GOLD}"/>
    <path d="M-14-34A16 16 0 0 0 14-34Z" fill="#eef1ff"/>
  </g>
`;

const robotSymbol = (): Piece => markup`
  <path d="M0-26V-38" stroke="#66709c" stroke-width="5"/>
  <circle cy="-38" r="6" fill="#ff4d6d"/>
  <path d="M-40-8H40V12H-40Z" fill="#66709c"/>
  <path d="M-32-28H32V34H-32Z" fill="${STEEL}"/>
  <path d="M-24-16H24V6H-24Z" fill="#10162f"/>
  <path d="M-17-11H-5V1H-17ZM5-11H17V1H5Z" fill="#22d3ee"/>
  <path d="M-18 15H18V27H-18Z" fill="#10162f"/>
  <path d="M-9 15V27M0 15V27M9 15V27" stroke="#b7c0e0" stroke-width="3"/>
`;

const keySymbol = (): Piece => markup`
  <g transform="rotate(-45)">
    <path d="M-4-10H6V42H-4Z" fill="#e08a3c"/>
    <path d="M6 18H20V27H6ZM6 32H16V41H6Z" fill="#b4632a"/>
    <circle cy="-22" r="15" fill="none" stroke="#ffb877" stroke-width="10"/>
  </g>
`;

const mushroomSymbol = (): Piece => markup`
  <path d="M-13-2H13C11 14 14 26 20 38H-20C-14 26-11 14-13-2Z" fill="#fff1d6"/>
  <path d="M2-2H13C11 14 14 26 20 38H4Z" fill="#d2b48a"/>
  <path d="M-40 4C-40-22-22-38 0-38S40-22 40 4C22 10-22 10-40 4Z" fill="#e8324f"/>
  <g fill="#fff">
    <circle cx="-4" cy="-20" r="8"/>
    <circle cx="-25" cy="-6" r="6"/>
    <circle cx="18" cy="-7" r="7"/>
  </g>
`;

const cactusSymbol = (): Piece => markup`
  <path d="M-18 24H18L13 42H-13Z" fill="#c96a32"/>
  <g fill="none" stroke="#4fbf3a" stroke-linecap="round" stroke-linejoin="round">
    <path d="M0 22V-28" stroke-width="20"/>
    <path d="M0 10H-26V-10M0 2H26V-20" stroke-width="12"/>
  </g>
  <path d="M-3-26V20M4-26V20" stroke="#b8f58c" stroke-width="2.500" stroke-dasharray="5 6"/>
  <circle cy="-38" r="6" fill="#ff8ad1"/>
`;

const crownSymbol = (): Piece => markup`
  <path d="M-40-20L-18 0L0-32L18 0L40-20L30 34H-30Z" fill="${GOLD}" stroke="#fff3b0" stroke-width="2" stroke-linejoin="round"/>
  <path d="M-32 20H32L30 34H-30Z" fill="#9a5c06"/>
  <circle cx="-40" cy="-22" r="6" fill="#ff4d6d"/>
  <circle cy="-34" r="6" fill="#22d3ee"/>
  <circle cx="40" cy="-22" r="6" fill="#ff4d6d"/>
`;

const eyeSymbol = (): Piece => markup`
  <path d="M-44 0Q0-50 44 0Q0 50-44 0Z" fill="#fff" stroke="#9dff3c" stroke-width="4" stroke-linejoin="round"/>
  <circle r="19" fill="#3f9c18"/>
  <path d="M0-17Q9 0 0 17Q-9 0 0-17Z" fill="#06140a"/>
  <circle cx="7" cy="-8" r="4" fill="#fff"/>
`;

const magnetSymbol = (): Piece => markup`
  <path d="M-27-38V2A27 27 0 0 0 27 2V-38" fill="none" stroke="#ff4d4d" stroke-width="21"/>
  <path d="M-27-38V-20M27-38V-20" stroke="#eef1ff" stroke-width="21"/>
`;

const flagSymbol = (): Piece => markup`
  <ellipse cx="-4" cy="36" rx="30" ry="7" fill="#8a93b8"/>
  <path d="M-26-40H-19V36H-26Z" fill="#eef1ff"/>
  <path d="M-19-38Q4-48 16-36T42-36V-2Q28 8 14-2T-19-4Z" fill="#ff8a1f"/>
  <path d="M-19-22Q4-32 16-20T42-20V-2Q28 8 14-2T-19-4Z" fill="#c25409"/>
`;

const hourglassSymbol = (): Piece => markup`
  <path d="M-23-34H23C23-14 6-8 4 0C6 8 23 14 23 34H-23C-23 14-6 8-4 0C-6-8-23-14-23-34Z" fill="#bdefff" fill-opacity=".4" stroke="#e6faff" stroke-width="2.500"/>
  <path d="M-17-18H17C12-8 4-6 0 2C-4-6-12-8-17-18ZM-19 32C-16 20-6 16 0 12C6 16 16 20 19 32Z" fill="#ffd27a"/>
  <path d="M-31-42H31V-33H-31ZM-31 33H31V42H-31Z" fill="#b4703a"/>
`;

const spiralSymbol = (): Piece => markup`
  <g transform="rotate(-20)" fill="none" stroke-linecap="round">
    <path d="M0 0C10-14 26-4 22 12C16 32-14 32-28 16C-42-2-34-26-12-36" stroke="#cdb4ff" stroke-width="8"/>
    <path d="M0 0C-10 14-26 4-22-12C-16-32 14-32 28-16C42 2 34 26 12 36" stroke="#8b5cf6" stroke-width="8"/>
    <circle r="8" fill="#fff" stroke="#f0e4ff" stroke-width="4"/>
  </g>
`;

const flaskSymbol = (): Piece => markup`
  <path d="M-10-34V-8L-34 34Q-36 40-28 40H28Q36 40 34 34L10-8V-34Z" fill="#d5f9ff" fill-opacity=".3" stroke="#d5f9ff" stroke-width="3"/>
  <path d="M-20 12H20L32 34Q33 38 28 38H-28Q-33 38-32 34Z" fill="#7bea22"/>
  <path d="M-16-42H16V-33H-16Z" fill="#d5f9ff"/>
  <g fill="#eaffd0">
    <circle cx="-8" cy="28" r="5"/>
    <circle cx="10" cy="22" r="4"/>
    <circle cx="3" cy="2" r="3.500"/>
  </g>
`;

const gearSymbol = (): Piece => markup`
  <circle r="34" fill="none" stroke="#ffe2c4" stroke-width="16" stroke-dasharray="17.802 17.802"/>
  <circle r="20" fill="none" stroke="#ffe2c4" stroke-width="18"/>
  <circle r="20" fill="none" stroke="#c0733c" stroke-width="5"/>
`;

const blasterSymbol = (): Piece => markup`
  <g transform="rotate(-12)">
    <path d="M-26 2H-4L-14 36H-34Z" fill="#7b86c4"/>
    <path d="M-4 10Q8 20 10 8" fill="none" stroke="#7b86c4" stroke-width="4"/>
    <path d="M-40-20H8L22-12V2L8 10H-34Q-44-4-40-20Z" fill="#ff8fb8"/>
    <path d="M-38-4H22V2L8 10H-34Z" fill="#d0326c"/>
    <path d="M22-9H40V-1H22Z" fill="#b7c0e0"/>
    <path d="M10-22H16V12H10ZM26-16H31V6H26Z" fill="#eef1ff"/>
    <circle cx="44" cy="-5" r="6" fill="#9dff3c"/>
  </g>
`;

const cubeSymbol = (): Piece => markup`
  <path d="M0-42L36-22L0-2L-36-22Z" fill="#fff"/>
  <path d="M-36-22L0-2V40L-36 20Z" fill="#c3cbea"/>
  <path d="M36-22L0-2V40L36 20Z" fill="#7d87b4"/>
  <g fill="#10162f">
    <ellipse cy="-22" rx="8" ry="5"/>
    <ellipse cx="-26" cy="-4" rx="4" ry="6"/>
    <ellipse cx="-10" cy="26" rx="4" ry="6"/>
    <ellipse cx="10" cy="10" rx="4" ry="6"/>
    <ellipse cx="18" cy="10" rx="4" ry="6"/>
    <ellipse cx="26" cy="10" rx="4" ry="6"/>
  </g>
`;

const SYMBOLS: Readonly<Record<MemorySymbol, () => Piece>> = {
  planet: planetSymbol,
  star: starSymbol,
  bolt: boltSymbol,
  rocket: rocketSymbol,
  saucer: saucerSymbol,
  moon: moonSymbol,
  crystal: crystalSymbol,
  alien: alienSymbol,
  comet: cometSymbol,
  satellite: satelliteSymbol,
  robot: robotSymbol,
  key: keySymbol,
  mushroom: mushroomSymbol,
  cactus: cactusSymbol,
  crown: crownSymbol,
  eye: eyeSymbol,
  magnet: magnetSymbol,
  flag: flagSymbol,
  hourglass: hourglassSymbol,
  spiral: spiralSymbol,
  flask: flaskSymbol,
  gear: gearSymbol,
  blaster: blasterSymbol,
  cube: cubeSymbol,
};

/** Draws a symbol about 84 px wide and high around the origin. */
export function memorySymbol(symbol: MemorySymbol): Piece {
  return SYMBOLS[symbol]();
}
