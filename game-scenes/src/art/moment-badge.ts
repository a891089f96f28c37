import type { AlienParts } from '../art-core/alien.js';
import { GOLD } from '../art-core/defs.js';
import { markup, type Paint, type Piece } from '../art-core/drawing.js';
import { layer, rays, standing, type MomentScene } from './moment-scene.js';

interface MedalPaints {
  readonly ribbon: Paint;
  readonly rim: Paint;
  readonly plate: Paint;
  readonly star: Paint;
}

const LIT: MedalPaints = { ribbon: '#8b5cf6', rim: GOLD, plate: '#c77c0a', star: '#fff1a8' };
const DARK: MedalPaints = { ribbon: '#14131f', rim: '#37342d', plate: '#241d14', star: '#3c3a33' };

const medalPiece = ({ ribbon, rim, plate, star }: MedalPaints): Piece => markup`
  <g transform="translate(-48 -61)">
    <path d="M26 70L14 118L40 108L48 72ZM70 70L82 118L56 108L48 72Z" fill="${ribbon}"/>
    <path d="M48 4L86 26V70L48 92L10 70V26Z" fill="${rim}"/>
    <path d="M48 13L78 31V65L48 83L18 65V31Z" fill="${plate}"/>
    <path d="M48 26l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z" fill="${star}"/>
  </g>
`;

/** Length from which a name is set smaller. */
const LONG_NAME = 14;

/** Draws a badge that turns out of the dark, is swept by a light, and gets its name. */
export function badgeMoment(parts: AlienParts, name: string): MomentScene {
  return {
    background: '#0a1420',
    layers: [
      layer(
        rays(92, '#ffd75e', 20, 0.5),
        { at: 0.26, x: 126, y: 74, scale: 0.5, opacity: 0 },
        { at: 0.45, scale: 1, opacity: 1 },
        { at: 0.7, scale: 0.83, opacity: 0.7 },
        { at: 0.88, opacity: 0 },
      ),
      layer(
        medalPiece(DARK),
        { at: 0, x: 126, y: 83 },
        { at: 0.05 },
        { at: 0.19, wide: 0.3 },
        { at: 0.21, opacity: 0 },
      ),
      layer(
        medalPiece(LIT),
        { at: 0.18, x: 126, y: 83, wide: 0.3, opacity: 0 },
        { at: 0.22, wide: 0.4, opacity: 1 },
        { at: 0.38, y: 80, scale: 1.26, wide: 1 },
        { at: 0.45, y: 81, scale: 1.2 },
        { at: 0.54 },
        { at: 0.7, y: 79, scale: 1 },
        { at: 0.76 },
        { at: 1, x: 82, y: 75 },
      ),
      layer(
        markup`<path d="M86 130L136 14L156 14L106 130Z" fill="#fff"/>`,
        { at: 0.54, x: -34, opacity: 0 },
        { at: 0.62, x: -16, opacity: 0.4 },
        { at: 0.7, x: 0 },
        { at: 0.8, x: 30, opacity: 0 },
      ),
      layer(
        standing(parts),
        { at: 0.7, x: 246, y: 138, scale: 0.36, opacity: 0 },
        { at: 0.86, x: 208, y: 128, opacity: 1 },
        { at: 1, y: 138 },
      ),
      layer(
        { text: name, size: name.length > LONG_NAME ? 16 : 22, color: '#ffe9a0' },
        { at: 0.74, x: 82, y: 160, scale: 0.8, opacity: 0 },
        { at: 0.9, y: 153, scale: 1, opacity: 1 },
        { at: 1 },
      ),
    ],
  };
}
