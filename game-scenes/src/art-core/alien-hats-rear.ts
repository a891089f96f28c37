import type { AlienHat } from './alien-catalogue.js';
import { HELMET_SHELL, LEATHER, glassBall, halo } from './alien-hats.js';
import { brush, lit } from './alien-neon.js';
import { GOLD, STEEL } from './defs.js';
import { NOTHING, markup, moved, type Piece } from './drawing.js';

/** Mirrors a piece of the alien's space, as what is on the left from the front is on the right from behind. */
export const MIRRORED = 'translate(240 0) scale(-1 1)';

const alienHelmet = (hue?: string): Piece => {
  const paint = brush(hue);
  return markup`
    <path d="M24 126C20 72 64 38 120 38C176 38 220 72 216 126C214 152 204 168 190 178Q120 196 50 178C36 168 26 152 24 126Z" ${paint(HELMET_SHELL)}/>
    <path d="M104 39.5Q120 36 136 39.5L142 186Q120 189 98 186Z" ${paint('#9dff3c', 'lite')}/>
    <path d="M40 92C50 64 70 52 92 46L90 54C74 60 60 72 50 94Z" ${paint('#8f9ad6', 'lite', 'opacity=".7"')}/>
    <g ${paint('#10132a', 'dark')}>
      <path d="M30 148Q120 176 210 148L206 160Q120 188 34 160Z"/>
      <path d="M58 116l22 4v18l-22-5zM182 116l-22 4v18l22-5z"/>
    </g>
    <path d="M62 122l14 3M62 129l14 3M178 122l-14 3M178 129l-14 3" stroke="${hue ?? '#5b659c'}" stroke-width="3"/>
    <path d="M16 122L32 118L36 154L22 152ZM224 122L208 118L204 154L218 152Z" ${paint('#2a305a')}/>
  `;
};

const cowboyHat = (hue?: string): Piece => {
  const paint = brush(hue);
  return markup`
    <g transform="rotate(7 120 66)">
      <path d="M74 70C74 34 80 8 100 8C110 8 114 16 120 16C126 16 130 8 140 8C160 8 166 34 166 70Z" ${paint(LEATHER)}/>
      <path d="M120 16Q117 34 120 50Q123 34 120 16Z" ${paint('#2b1608', 'dark', 'opacity=".6"')}/>
      <path d="M74 52C100 62 140 62 166 52L166.5 68C140 76 100 76 73.5 68Z" ${paint('#2b1608', 'dark')}/>
      <path d="M112 58h16v16h-16z" ${paint('#ffc93c', 'lite')}/>
      <path d="M117 63h6v6h-6z" ${paint('#6b3a12', 'dark')}/>
      <path d="M18 56C26 46 56 66 84 68L156 68C184 66 214 46 222 56C232 84 178 106 120 106C62 106 8 84 18 56Z" ${paint(LEATHER)}/>
      <path d="M22 62C34 88 84 98 120 98C156 98 206 88 218 62C220 86 170 106 120 106C70 106 20 86 22 62Z" ${paint('#2b1608', 'dark', 'opacity=".5"')}/>
      <path d="M34 64C48 74 70 76 92 77" fill="none" stroke="${hue ?? '#f0c08c'}" stroke-width="3" stroke-linecap="round" opacity=".7"/>
    </g>
  `;
};

const crown = (hue?: string): Piece => {
  const paint = brush(hue);
  return markup`
    <g transform="rotate(-5 120 60)">
      <path d="M68 74L58 22L88 44L120 8L152 44L182 22L172 74C150 88 90 88 68 74Z" ${paint(GOLD)}/>
      <path d="M68 74C90 88 150 88 172 74L174.5 60C150 74 90 74 65.5 60Z" ${paint('#a86206', 'dark')}/>
      <path d="M58 22L88 44L84 60L66 56ZM182 22L152 44L156 60L174 56Z" ${paint('#a86206', 'dark', 'opacity=".35"')}/>
      <g ${paint('#ff4d6d', 'lite')}><circle cx="58" cy="20" r="7"/><circle cx="182" cy="20" r="7"/></g>
      <circle cx="120" cy="8" r="8" ${paint('#22d3ee', 'lite')}/>
      <path d="M106 62h28v16h-28z" ${paint('#7c4a05', 'dark')}/>
      <path d="M111 66h18M111 72h18" stroke="${hue ?? '#ffe9a0'}" stroke-width="3"/>
    </g>
  `;
};

const spaceHelmet = (hue?: string): Piece => {
  const paint = brush(hue);
  return markup`
    ${glassBall(hue)}
    <g fill="none" stroke-linecap="round">
      <path d="M36 82C46 54 70 36 98 28" stroke="#fff" stroke-width="9" opacity=".6"/>
      <path d="M206 140C200 168 184 190 164 202" stroke="#8ff" stroke-width="5" opacity=".5"/>
    </g>
    <path d="M52 196C90 216 150 216 188 196L196 212C150 238 90 238 44 212Z" ${paint(STEEL)}/>
    <path d="M98 196h44l6 12v28l-10 8h-36l-10-8v-28z" ${paint('#2a305a')}/>
    <circle cx="110" cy="218" r="7" ${paint('#22d3ee', 'lite')}/>
    <circle cx="132" cy="218" r="7" ${paint('#ff7a1a', 'lite')}/>
    <path d="M100 236C84 250 92 266 108 268" fill="none" stroke="${hue ?? '#66709c'}" stroke-width="7" stroke-linecap="round"/>
    <path d="M64 208l7 4M176 208l-7 4" stroke="${hue ?? '#4a5488'}" stroke-width="5" stroke-linecap="round"/>
  `;
};

const HATS: Readonly<Record<Exclude<AlienHat, 'none'>, (hue?: string) => Piece>> = {
  'alien-helmet': alienHelmet,
  'space-helmet': spaceHelmet,
  'cowboy-hat': cowboyHat,
  crown,
  halo: (hue) => moved(MIRRORED, halo(hue)),
};

/** Returns a hat from behind, in the alien's space; `hue` makes it the neon edition. */
export function hatRear(hat: AlienHat, hue?: string): Piece {
  return hat === 'none' ? NOTHING : lit(hue, HATS[hat](hue));
}
