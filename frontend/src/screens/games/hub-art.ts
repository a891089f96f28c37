import { alien } from 'game-scenes/art-core/alien';
import type { AlienLook } from 'game-scenes/art-core/alien';
import { NOTHING, drawing, markup, moved, round } from 'game-scenes/art-core/drawing';
import type { Drawing } from 'game-scenes/art-core/drawing';
import { podMemberPiece } from 'game-scenes/art-core/pods';

export { dressedCover } from '../../games/covers';

/** Where the pod stands at the start of the track and at the flag. */
const START = 60;
const GOAL = 450;

/**
 * Draws a track of 560×84 px with the member's pod after `share` (0–1) of the way to the flag, where a rival may
 * stand.
 */
export function goalTrack(look: AlienLook, share: number, rival: AlienLook | null): Drawing {
  const at = round(START + Math.min(1, Math.max(0, share)) * (GOAL - START));
  const kerbs = Array.from({ length: 9 }, (_, index) => {
    const x = 20 + index * 64;
    return markup`<path d="M${x} 52h7l-6 20h-7z" fill="${x < at - 30 ? '#16321a' : '#5b659c'}"/>`;
  });
  return drawing(
    [0, 0, 560, 84],
    markup`
      <path d="M10 62H550" stroke="#2b2f55" stroke-width="16" stroke-linecap="round"/>
      <path d="M10 62H${at}" stroke="#9dff3c" stroke-width="16" stroke-linecap="round"/>
      <path d="M10 62H550" stroke="#0b0d18" stroke-opacity=".5" stroke-width="3" stroke-dasharray="14 14"/>
      ${kerbs}
      <g transform="translate(526 8)">
        <path d="M0 50V0" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
        <path d="M2 0H34L26 11L34 22H2Z" fill="#d9ccff"/>
        <path d="M8 14l8-7 8 7v5l-8-7-8 7z" fill="#35258a"/>
      </g>
      ${rival === null ? NOTHING : moved('translate(486 24) scale(.14)', alien({ ...rival, pose: 'wave' }))}
      ${moved(`translate(${at - 43} 4) scale(.36)`, podMemberPiece(look))}
    `,
  );
}
