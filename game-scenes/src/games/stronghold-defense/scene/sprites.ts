import type { AlienLook } from '../../../art-core/alien-look.js';
import type { Drawing } from '../../../art-core/drawing.js';
import { plainLook } from '../../../art-core/plain-look.js';
import { BASE_MOODS, domeAlarm, domeCracks, strongholdBase, type BaseMood } from '../art/base.js';
import {
  PLACE_COLORS,
  bolt,
  keptGround,
  puff,
  reachRing,
  selectedReach,
  splash,
  standingReach,
  type PlaceAnswer,
  type Splash,
} from '../art/effects.js';
import { GATE_STATES, GATE_WAYS, gateRift, gateWay, type GateState, type GateWay } from '../art/gate.js';
import { coldGround, iceCrystal, iceShadow } from '../art/crystal.js';
import { strongholdGround } from '../art/ground.js';
import {
  SWARM_LOOKS,
  SWARM_POSES,
  swarm,
  swarmChip,
  swarmDust,
  swarmShadow,
  type SwarmLook,
  type SwarmPose,
} from '../art/swarm.js';
import {
  TOWER_LIDS,
  muzzleFlash,
  towerBarrel,
  towerBody,
  towerFoot,
  towerGhost,
  towerLid,
  towerPupil,
  type TowerLid,
} from '../art/tower.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import type { CanvasPainter, TextureRecipe } from '../../../scene-core/textures.js';
import { labelRecipes } from './labels.js';
import { letterRecipes } from './letters.js';
import { createSpriteSheet, type SpriteRecipe, type SpriteSheet } from './sprite-sheet.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import type { StrongholdState } from '../rules/state.js';

export const BACKDROP = 'stronghold-ground';
export const ALARM_GLOW = 'stronghold-alarm';
export const SHEET = 'stronghold-sheet';

/** Maximum width of a row of the sheet, logical px. */
const SHEET_WIDTH = 760;

/** Logical px per px of the drawings; phones show the tall field at two thirds of its size. */
export const TOWER_SCALE: Readonly<Record<FieldName, number>> = { wide: 0.84, tall: 0.92 };
export const SWARM_SCALE: Readonly<Record<FieldName, number>> = { wide: 0.78, tall: 0.88 };
const BASE_SCALE = 0.84;
/** Lower than a tower, which it must not hide. */
const CRYSTAL_SCALE = 0.74;

export const FOOT = 'tower-foot';
export const PUPIL = 'tower-pupil';
export const BARREL = 'tower-barrel';
export const MUZZLE_FLASH = 'muzzle-flash';
export const SHADOW = 'swarm-shadow';
export const DUST = 'swarm-dust';
export const BOLT = 'bolt';
export const PUFF = 'puff';
export const DOME_ALARM = 'dome-alarm';
export const CRYSTAL = 'crystal';
export const COLD_GROUND = 'cold-ground';
/** Below a bug that a crystal slows, in place of its shadow. */
export const ICE_SHADOW = 'ice-shadow';
export const SELECTED_REACH = 'selected-reach';
export const STANDING_REACH = 'standing-reach';
export const KEPT_GROUND = 'kept-ground';
export const BORDER = 'border';
export const BAND = 'band';
export const BAR = 'bar';

/** Size of the dark band behind the words of a banner, logical px. */
export const BAND_WIDTH = 300;
const BAND_HEIGHT = 70;

/** Builds tables of names, which are needed in every frame, to avoid concatenating them each time. */
const named = <Id extends string>(ids: readonly Id[], prefix: string): Readonly<Record<Id, string>> =>
  Object.fromEntries(ids.map((id) => [id, prefix + id])) as Record<Id, string>;

const PLACES: readonly PlaceAnswer[] = ['allowed', 'forbidden'];
const SPLASH_KINDS: readonly Splash[] = ['hit', 'kill', 'leak'];

const LID_NAMES = named(TOWER_LIDS, 'tower-lid-');
const GHOST_NAMES = named(PLACES, 'tower-ghost-');
const RING_NAMES = named(PLACES, 'reach-');
const BASE_NAMES = named(BASE_MOODS, 'base-');
const SPLASH_NAMES = named(SPLASH_KINDS, 'splash-');
const RIFT_NAMES = named(GATE_STATES, 'gate-');
const WAY_NAMES = named(GATE_WAYS, 'gate-way-');
const CHIP_NAMES = named(SWARM_LOOKS, 'chip-');
const SWARM_NAMES = Object.fromEntries(
  SWARM_LOOKS.map((look) => [look, named(SWARM_POSES, `${look}-`)]),
) as Record<SwarmLook, Readonly<Record<SwarmPose, string>>>;

const lookOf = (look: number): SwarmLook => SWARM_LOOKS[look] ?? 'biter';

export const bodyName = (isFiring: boolean): string => (isFiring ? 'tower-body-firing' : 'tower-body-ready');
export const cracksName = (areMany: boolean): string => (areMany ? 'cracks-many' : 'cracks-few');
export const lidName = (lid: TowerLid): string => LID_NAMES[lid];
export const ghostName = (place: PlaceAnswer): string => GHOST_NAMES[place];
export const ringName = (place: PlaceAnswer): string => RING_NAMES[place];
export const baseName = (mood: BaseMood): string => BASE_NAMES[mood];
export const splashName = (kind: Splash): string => SPLASH_NAMES[kind];
export const riftName = (state: GateState): string => RIFT_NAMES[state];
export const wayName = (state: GateWay): string => WAY_NAMES[state];

/** Returns the sprite name of a bug or a piece of it, for a look number of the rules. */
export const swarmName = (look: number, pose: SwarmPose): string => SWARM_NAMES[lookOf(look)][pose];
export const chipName = (look: number): string => CHIP_NAMES[lookOf(look)];

/** Health bars. The filled part changes colour with the remaining health. */
export const BAR_SIZE = { width: 44, height: 6, rim: 1.5 } as const;
const FILLS = [
  ['fill-high', '#ff7a1a', 0.55],
  ['fill-middle', '#ffb02e', 0.3],
  ['fill-low', '#ff4d6d', 0],
] as const;

/** Returns the sprite name of the filled part for a share (0–1) of the full health. */
export function fillName(share: number): string {
  for (const [name, , above] of FILLS) if (share > above) return name;
  return 'fill-low';
}

const rectangle =
  (color: string, x: number, y: number, width: number, height: number): CanvasPainter =>
  (context) => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };

function barRecipes(scale: number): SpriteRecipe[] {
  const { width, height, rim } = BAR_SIZE;
  const box = [-width / 2 - rim, -rim, width + 2 * rim, height + 2 * rim] as const;
  const paintBack: CanvasPainter = (context) => {
    rectangle('#05060d', ...box)(context);
    rectangle('#3b1420', -width / 2, 0, width, height)(context);
  };
  return [
    { name: BAR, scale, picture: { box, paint: paintBack } },
    ...FILLS.map(([name, color]): SpriteRecipe => {
      const paint: CanvasPainter = (context) => {
        rectangle(color, 0, 0, width, height)(context);
        rectangle('#ffffff59', 0, 0, width, 2)(context);
      };
      return { name, scale, picture: { box: [0, 0, width, height], paint } };
    }),
  ];
}

/** Dark cloud behind the words of a wave. */
const band: SpriteRecipe = {
  name: BAND,
  scale: 1,
  picture: {
    box: [-BAND_WIDTH / 2, -BAND_HEIGHT / 2, BAND_WIDTH, BAND_HEIGHT],
    paint(context) {
      const reach = BAND_HEIGHT / 2;
      context.scale(BAND_WIDTH / BAND_HEIGHT, 1);
      const fade = context.createRadialGradient(0, 0, 0, 0, 0, reach);
      fade.addColorStop(0, '#07080fc8');
      fade.addColorStop(0.5, '#07080f8c');
      fade.addColorStop(0.8, '#07080f30');
      fade.addColorStop(1, '#07080f00');
      context.fillStyle = fade;
      context.fillRect(-reach, -reach, BAND_HEIGHT, BAND_HEIGHT);
    },
  },
};

const border: SpriteRecipe = {
  name: BORDER,
  scale: 1,
  picture: { box: [0, -1, 8, 2], paint: rectangle('#9ff3ff', 0, -1, 8, 2) },
};

const HOUSE_CREW = /* @__PURE__ */ plainLook('green', 'angry');

function sprites(field: FieldName, crew: AlienLook): SpriteRecipe[] {
  const [tower, bug] = [TOWER_SCALE[field], SWARM_SCALE[field]];
  const of = (name: string, scale: number, picture: Drawing): SpriteRecipe => ({ name, scale, picture });
  return [
    ...BASE_MOODS.map((mood) => of(baseName(mood), BASE_SCALE, strongholdBase(mood, crew))),
    of(DOME_ALARM, BASE_SCALE, domeAlarm()),
    ...[false, true].map((areMany) => of(cracksName(areMany), BASE_SCALE, domeCracks(areMany))),
    of(FOOT, tower, towerFoot()),
    of(bodyName(false), tower, towerBody('ready')),
    of(bodyName(true), tower, towerBody('firing')),
    of(PUPIL, tower, towerPupil()),
    of(BARREL, tower, towerBarrel()),
    of(MUZZLE_FLASH, tower, muzzleFlash()),
    ...TOWER_LIDS.map((lid) => of(lidName(lid), tower, towerLid(lid))),
    ...PLACES.map((place) => of(ghostName(place), tower, towerGhost(PLACE_COLORS[place]))),
    ...PLACES.map((place) => of(ringName(place), 1, reachRing(place))),
    of(STANDING_REACH, 1, standingReach()),
    of(SELECTED_REACH, 1, selectedReach()),
    of(CRYSTAL, CRYSTAL_SCALE, iceCrystal()),
    of(COLD_GROUND, 1, coldGround()),
    of(ICE_SHADOW, bug, iceShadow()),
    of(KEPT_GROUND, 1, keptGround()),
    ...GATE_STATES.map((state) => of(riftName(state), 1, gateRift(state))),
    ...GATE_WAYS.map((state) => of(wayName(state), 1, gateWay(state))),
    ...SWARM_LOOKS.flatMap((look, index) => [
      ...SWARM_POSES.map((pose) => of(swarmName(index, pose), bug, swarm(look, pose))),
      of(chipName(index), bug, swarmChip(look)),
    ]),
    of(SHADOW, bug, swarmShadow()),
    of(DUST, bug, swarmDust()),
    of(BOLT, 0.9, bolt()),
    of(PUFF, 1, puff()),
    ...SPLASH_KINDS.map((kind) => of(splashName(kind), 1, splash(kind))),
    ...barRecipes(bug),
    band,
    border,
  ];
}

/** Creates the sheet with all sprites and texts of a field; the fonts must be loaded. `crew` is under the dome. */
export function strongholdSheet(field: FieldName, crew: AlienLook = HOUSE_CREW): SpriteSheet {
  return createSpriteSheet(
    SHEET,
    [...sprites(field, crew), ...letterRecipes(field), ...labelRecipes(field)],
    SHEET_WIDTH,
  );
}

const GLOW_SIDE = 128;

/** Paints red light from all edges, to be laid over the visible part. */
const alarmGlow: CanvasPainter = (context) => {
  const middle = GLOW_SIDE / 2;
  const glow = context.createRadialGradient(middle, middle, middle * 0.72, middle, middle, middle * 1.35);
  glow.addColorStop(0, '#ff4d6d00');
  glow.addColorStop(1, '#ff4d6de6');
  context.fillStyle = glow;
  context.fillRect(0, 0, GLOW_SIDE, GLOW_SIDE);
};

/** Returns the textures besides the sheet. The ground has the size of the whole stage. */
export function groundRecipes(
  { field, ground }: Readonly<StrongholdState>,
  { left, top, width, height }: StageGeometry,
): TextureRecipe[] {
  const craters = ground.craters.map(({ x, y }) => [x, y, CONFIG.craterRadiusPx] as const);
  return [
    { key: BACKDROP, width, height, picture: strongholdGround(field, [left, top, width, height], craters) },
    { key: ALARM_GLOW, width: GLOW_SIDE, height: GLOW_SIDE, picture: alarmGlow },
  ];
}
