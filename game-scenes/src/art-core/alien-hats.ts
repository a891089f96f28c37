import type { AlienHat } from './alien-catalogue.js';
import { brush, lit } from './alien-neon.js';
import { DOWN, GOLD, STEEL, linearGradient, radialGradient } from './defs.js';
import { NOTHING, markup, type Piece } from './drawing.js';

export const HELMET_SHELL = /* @__PURE__ */ linearGradient('shell', DOWN, [
  [0, '#4a5488'],
  [0.5, '#2a305a'],
  [1, '#151935'],
]);
export const LEATHER = /* @__PURE__ */ linearGradient('leather', DOWN, [
  [0, '#c98a52'],
  [1, '#74411c'],
]);
const GLASS = /* @__PURE__ */ radialGradient('glass', 'cx=".32" cy=".25" r=".85"', [
  [0, '#d8fbff', 0.34],
  [0.5, '#6fd9ff', 0.08],
  [0.88, '#58c8ff', 0.12],
  [1, '#b5f2ff', 0.5],
]);

/** Draws a racing helmet with a slime stripe. Draw the antennae after it: they come through grommets. */
export function alienHelmet(hue?: string): Piece {
  const paint = brush(hue);
  return markup`
    <path d="M24 126C20 72 64 38 120 38C176 38 220 72 216 126L203 122C199 106 184 97 166 97L74 97C56 97 41 106 37 122Z" ${paint(HELMET_SHELL)}/>
    <path d="M104 39.5Q120 36 136 39.5L139 97L101 97Z" ${paint('#9dff3c', 'lite')}/>
    <path d="M40 84C52 58 74 48 92 44L90 52C74 58 58 68 50 88Z" ${paint('#8f9ad6', 'lite', 'opacity=".7"')}/>
    <path d="M37 122C41 106 56 97 74 97L166 97C184 97 199 106 203 122L206 112C200 96 186 88 166 88L74 88C54 88 40 96 34 112Z" ${paint('#10132a', 'dark')}/>
    <path d="M20 120L36 116L40 152L26 150Z" ${paint('#2a305a')}/>
    <path d="M220 120L204 116L200 152L214 150Z" ${paint('#1a1e3c')}/>
  `;
}

/** Draws a leather hat, a little askew. */
export function cowboyHat(hue?: string): Piece {
  const paint = brush(hue);
  return markup`
    <g transform="rotate(-7 120 66)">
      <path d="M20 66C26 50 56 62 84 62L156 62C184 62 214 50 220 66C224 84 176 96 120 96C64 96 16 84 20 66Z" ${paint(LEATHER)}/>
      <path d="M74 72C74 34 80 8 100 8C110 8 114 16 120 16C126 16 130 8 140 8C160 8 166 34 166 72C140 80 100 80 74 72Z" ${paint(LEATHER)}/>
      <path d="M74 58C100 67 140 67 166 58L166.5 73C140 82 100 82 73.5 73Z" ${paint('#2b1608', 'dark')}/>
      <path d="M120 62l3.4 6.6 7.3 1-5.3 5.2 1.3 7.2-6.7-3.4-6.6 3.4 1.3-7.2-5.3-5.2 7.3-1z" ${paint('#ffc93c', 'dot')}/>
      <path d="M28 68C44 58 62 70 84 70" fill="none" stroke="${hue ?? '#f0c08c'}" stroke-width="3" stroke-linecap="round" opacity=".7"/>
    </g>
  `;
}

/** Draws a golden crown with three points and five stones. */
export function crown(hue?: string): Piece {
  const paint = brush(hue);
  return markup`
    <g transform="rotate(5 120 60)">
      <path d="M68 74L58 22L88 44L120 8L152 44L182 22L172 74C150 84 90 84 68 74Z" ${paint(GOLD)}/>
      <path d="M68 74C90 84 150 84 172 74L174.5 60C150 71 90 71 65.5 60Z" ${paint('#a86206', 'dark')}/>
      <g ${paint('#ff4d6d', 'lite')}><circle cx="58" cy="20" r="7"/><circle cx="182" cy="20" r="7"/></g>
      <circle cx="120" cy="8" r="8" ${paint('#22d3ee', 'lite')}/>
      <path d="M120 40l10 12-10 12-10-12z" ${paint('#8b5cf6', 'dot')}/>
      <g ${paint('#fff6cf', 'dot')}>
        <circle cx="88" cy="58" r="4.5"/>
        <circle cx="152" cy="58" r="4.5"/>
      </g>
    </g>
  `;
}

/** Draws a floating ring of light with two sparks. */
export function halo(hue?: string): Piece {
  return markup`
    <g fill="none">
      <ellipse cx="122" cy="24" rx="52" ry="15" stroke="${hue ?? '#ffd75e'}" stroke-width="16" opacity=".25"/>
      <ellipse cx="122" cy="24" rx="52" ry="15" stroke="${hue ?? '#ffc93c'}" stroke-width="9"/>
      <ellipse cx="122" cy="22.5" rx="52" ry="14" stroke="#fff8dc" stroke-width="3.5"/>
    </g>
    <path d="M150 2l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM78 38l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" fill="#fff8dc"/>
  `;
}

/** Draws the ball of glass that both sides of the space helmet share. */
export function glassBall(hue?: string): Piece {
  const edge =
    hue === undefined
      ? 'stroke="#d5f6ff" stroke-width="3.5" stroke-opacity=".8"'
      : `stroke="${hue}" stroke-width="4"`;
  return markup`<circle cx="120" cy="116" r="107" fill="${GLASS}" ${edge}/>`;
}

/** Draws a glass ball over the whole head, antennae included. */
export function spaceHelmet(hue?: string): Piece {
  const paint = brush(hue);
  return markup`
    ${glassBall(hue)}
    <g fill="none" stroke-linecap="round">
      <path d="M38 88C46 58 70 36 98 28M34 110L35 103" stroke="#fff" stroke-width="9" opacity=".75"/>
      <path d="M204 150C198 172 184 190 168 200" stroke="#8ff" stroke-width="5" opacity=".5"/>
    </g>
    <path d="M58 198C90 216 150 216 182 198L190 212C150 236 90 236 50 212Z" ${paint(STEEL)}/>
    <path d="M72 213l6 3M112 223h16M162 216l6-3" stroke="${hue ?? '#4a5488'}" stroke-width="5" stroke-linecap="round"/>
  `;
}

const HATS: Readonly<Record<Exclude<AlienHat, 'none'>, (hue?: string) => Piece>> = {
  'alien-helmet': alienHelmet,
  'space-helmet': spaceHelmet,
  'cowboy-hat': cowboyHat,
  crown,
  halo,
};

/** Returns a hat by catalogue id, in the alien's space; `hue` makes it the neon edition. */
export function hatPiece(hat: AlienHat, hue?: string): Piece {
  return hat === 'none' ? NOTHING : lit(hue, HATS[hat](hue));
}
