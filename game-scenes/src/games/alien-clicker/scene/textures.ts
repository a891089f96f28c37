import { alienHead } from '../../../art-core/alien.js';
import type { AlienLook } from '../../../art-core/alien-look.js';
import { alienRearPiece } from '../../../art-core/alien-rear.js';
import { SKINS, type AlienColor, type AlienFace } from '../../../art-core/alien-catalogue.js';
import { clickerField } from '../art/field.js';
import { CLICKER_LOOKS, HEAD_PICTURE } from '../art/looks.js';
import { plainLook } from '../../../art-core/plain-look.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import type { TextureRecipe } from '../../../scene-core/textures.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import {
  GLOW_REACH,
  HALO_SIDE,
  LOCK_SIZE,
  RETICLE_SIZE,
  RING_BOX,
  STREAK,
  WEATHER_STREAK,
  dash,
  diamond,
  disc,
  edgeGlow,
  flash,
  halo,
  jammedReticle,
  lock,
  mote,
  reticle,
  ring,
  streak,
  vignette,
  weatherStreak,
} from './painters.js';
import { SQUASHED_HEAD, squashedHead } from '../../../art-core/squashed-head.js';

export const BACKDROP = 'backdrop';

const FALLBACK_LOOK = ['green', 'smile'] as const;

export const lookOf = (look: number): readonly [AlienColor, AlienFace] =>
  CLICKER_LOOKS[look] ?? FALLBACK_LOOK;

export const ACCENTS = { slime: '#9dff3c', light: '#dcffa0', ion: '#22d3ee', gold: '#ffdc3f' } as const;

export type Accent = keyof typeof ACCENTS;

/** Colour of a jammed blaster. */
const JAMMED = '#ff9d57';

export const ACCENT_NAMES = ['slime', 'light', 'ion', 'gold'] as const satisfies readonly Accent[];

const square = (key: string, side: number, picture: TextureRecipe['picture']): TextureRecipe => ({
  key,
  width: side,
  height: side,
  picture,
});

export const headKey = (look: number): string => `head-${look}`;
export const squashKey = (color: AlienColor): string => `squash-${color}`;
export const streakKey = (color: AlienColor): string => `streak-${color}`;

function alienRecipes(): TextureRecipe[] {
  const side = CLICKER_CONFIG.maxSizePx * HEAD_PICTURE.sideToHead;
  const squashScale = (CLICKER_CONFIG.maxSizePx * 1.28) / SQUASHED_HEAD.headWidth;
  const colors = [...new Set(CLICKER_LOOKS.map(([color]) => color))];
  return [
    ...CLICKER_LOOKS.map(([color, face], look) => square(headKey(look), side, alienHead(color, face))),
    ...colors.map((color) => ({
      key: squashKey(color),
      width: SQUASHED_HEAD.width * squashScale,
      height: SQUASHED_HEAD.height * squashScale,
      picture: squashedHead(color),
    })),
    ...colors.map((color) => ({ key: streakKey(color), ...STREAK, picture: streak(SKINS[color].base) })),
  ];
}

function effectRecipes(): TextureRecipe[] {
  return [
    ...(['slime', 'gold'] as const).flatMap((accent) => [
      square(`ring-${accent}`, RING_BOX, ring(ACCENTS[accent], 9)),
      square(`thin-ring-${accent}`, RING_BOX, ring(ACCENTS[accent], 2.4)),
      square(`disc-${accent}`, RING_BOX, disc(ACCENTS[accent])),
    ]),
    ...ACCENT_NAMES.flatMap((accent) => [
      { key: `dash-${accent}`, width: 34, height: 16, picture: dash(ACCENTS[accent]) },
      square(`diamond-${accent}`, 20, diamond(ACCENTS[accent])),
    ]),
    square('flash', RING_BOX, flash),
    square('glow-ion', GLOW_REACH, edgeGlow(ACCENTS.ion, GLOW_REACH)),
    square('spark-wave', RING_BOX, ring('#eafcff', 2.4)),
    square('spark-halo', HALO_SIDE, halo(ACCENTS.ion)),
    { key: 'weather-streak', ...WEATHER_STREAK, picture: weatherStreak },
    square('glow-gold', GLOW_REACH, edgeGlow(ACCENTS.gold, GLOW_REACH)),
    square('glow-alarm', GLOW_REACH, edgeGlow('#ff4d6d', GLOW_REACH)),
    square('ripple', RING_BOX, ring('#8b93b8', 7)),
    square('mote', 6, mote),
    square('reticle', RETICLE_SIZE, reticle('#22d3ee')),
    square('reticle-locked', RETICLE_SIZE, reticle('#9dff3c')),
    square('reticle-jammed', RETICLE_SIZE, jammedReticle(JAMMED)),
    square('jam-lock', LOCK_SIZE, lock(JAMMED)),
    { key: 'jam-dash', width: 34, height: 16, picture: dash(JAMMED) },
  ];
}

const HOUSE_MASCOT = /* @__PURE__ */ plainLook('green');

/**
 * Returns all textures of the scene except its letters. The backdrop has the size of the whole stage. `player`
 * stands on its planet, seen from behind, so that nobody takes the head for a target.
 */
export function clickerRecipes(
  field: FieldName,
  { width, height }: StageGeometry,
  player: AlienLook = HOUSE_MASCOT,
): TextureRecipe[] {
  const picture = clickerField(field, alienRearPiece(player));
  const backdrop = { key: BACKDROP, width, height, picture, finish: vignette(width, height) };
  return [backdrop, ...alienRecipes(), ...effectRecipes()];
}
