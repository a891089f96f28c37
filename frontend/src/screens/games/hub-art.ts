import { alien } from 'game-scenes/art-core/alien';
import type { AlienLook, AlienParts } from 'game-scenes/art-core/alien';
import { NOTHING, drawing, markup, moved, round, toDataUrl } from 'game-scenes/art-core/drawing';
import type { Drawing, Piece, ViewBox } from 'game-scenes/art-core/drawing';
import { victory } from 'game-scenes/art-core/mascot-poses';
import { clickerPlace } from 'game-scenes/games/alien-clicker/art/place';
import { memoryPlace } from 'game-scenes/games/memory-match/art/place';
import { racingPlace } from 'game-scenes/games/alien-racing/art/place';
import { strongholdPlace } from 'game-scenes/games/stronghold-defense/art/place';
import { podMemberPiece } from 'game-scenes/art-core/pods';
import type { GameId } from 'game-scenes/rules';

/** A cut for the game's tile, or for a small picture of a list. */
export type CoverCut = 'tile' | 'small';

interface DressedPlace {
  /** Draws the game's place, wide, with the alien in it. */
  place: (alien: AlienParts) => Piece;
  cuts: Readonly<Record<CoverCut, ViewBox>>;
}

const PLACES: Readonly<Record<GameId, DressedPlace>> = {
  'alien-clicker': {
    place: (own) => markup`
      ${clickerPlace('wide', { alien: null, dim: 0 })}
      ${moved('translate(715 195) scale(.75)', victory(own))}
    `,
    cuts: { tile: [640, 130, 640, 300], small: [650, 180, 270, 202] },
  },
  'memory-match': {
    place: (own) => memoryPlace('wide', { alien: own, dim: 0 }),
    cuts: { tile: [150, 260, 720, 338], small: [330, 252, 350, 262] },
  },
  'stronghold-defense': {
    place: (own) => strongholdPlace('wide', { alien: own, dim: 0, domeX: 860 }),
    cuts: { tile: [60, 330, 1232, 420], small: [700, 376, 320, 240] },
  },
  'alien-racing': {
    place: (own) => racingPlace('wide', { alien: own, dim: 0, litLamps: 5 }),
    cuts: { tile: [100, 420, 1060, 400], small: [588, 545, 300, 225] },
  },
};

/** Returns a cut of a game's place with the member's alien in it, as the URL of a picture. */
export function dressedCover(game: GameId, cut: CoverCut, look: AlienLook): string {
  const { place, cuts } = PLACES[game];
  return toDataUrl(drawing(cuts[cut], place({ ...look, pose: 'wave' })));
}

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
