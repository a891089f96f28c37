import { alien } from './alien.js';
import type { AlienLook } from './alien-look.js';
import { GLOW, radialGradient } from './defs.js';
import { markup, round, type Drawing, type Piece } from './drawing.js';
import { sad, victory, wry } from './mascot-poses.js';

/** What a result is staged as: celebrated, as usual, or calm. */
export type Mood = 'record' | 'win' | 'ordinary' | 'poor' | 'idle';

/** A result's place: what lies behind its large figure, and the alien before it. */
export interface ResultArt {
  readonly back: Drawing;
  readonly front?: Drawing;
}

/** Returns true for the moods with lights. */
export const isBright = (mood: Mood): boolean => mood === 'record' || mood === 'win';

/** Draws the alien in the pose of a mood, in the alien's space. */
export function posed(look: AlienLook, mood: Mood): Piece {
  if (mood === 'record') return victory(look);
  if (mood === 'poor') return sad(look);
  if (mood === 'ordinary') return wry(look);
  return alien({ ...look, pose: mood === 'win' ? 'cheer' : 'idle' });
}

/** Light behind a winner. */
export const WIN_LIGHT = /* @__PURE__ */ radialGradient('win-light', '', [
  [0, '#ffd75e', 0.42],
  [0.55, '#ff9a3c', 0.14],
  [1, '#ff9a3c', 0],
]);

const RAYS = 16;

/** A firework: its middle, radius and colour. */
export type Firework = readonly [x: number, y: number, radius: number, color: string];

/** Draws a firework at its largest; the page lets it open. */
function firework([x, y, radius, color]: Firework): Piece {
  const rays = { even: '', odd: '', ends: '' };
  for (let index = 0; index < RAYS; index++) {
    const angle = (index / RAYS) * 2 * Math.PI;
    const at = (share: number): string =>
      `${round(x + Math.cos(angle) * radius * share)} ${round(y + Math.sin(angle) * radius * share)}`;
    rays[index % 2 === 0 ? 'even' : 'odd'] += `M${at(0.4)}L${at(1)}`;
    rays.ends += `M${at(1.14)}h0`;
  }
  return markup`
    <g class="firework" style="transform-origin:${x}px ${y}px" fill="none" stroke="${color}" stroke-width="${round(radius * 0.05)}" stroke-linecap="round" filter="${GLOW}">
      <path d="${rays.even}" opacity=".5"/>
      <path d="${rays.odd}" opacity=".9"/>
      <path d="${rays.ends}" stroke="#fff" stroke-width="${round(radius * 0.08)}"/>
    </g>
  `;
}

/** Draws the fireworks of a bright mood. */
export const fireworksOf = (mood: Mood, fireworks: readonly Firework[]): Piece[] =>
  isBright(mood) ? fireworks.map(firework) : [];
