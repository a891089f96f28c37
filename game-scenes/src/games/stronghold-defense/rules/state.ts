import { FIELDS, type FieldName, type FieldSize } from '../../../rules-core/define-game.js';
import type { RandomState } from '../../../rules-core/random.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';

/** A walking enemy; x and y are its centre, the velocity is in px per simulation step. */
export interface Enemy {
  /** Number of the enemy within the round, from 1. */
  id: number;
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  health: number;
  fullHealth: number;
  /** The wave it belongs to. */
  wave: number;
  /** 0 to lookCount − 1, for the view. */
  look: number;
}

export interface Tower {
  /** Number of the tower within the round, from 1. It stays when others are sold, as places in the list do not. */
  id: number;
  x: number;
  y: number;
  /** Simulation steps until it can shoot again; 0 when it is ready. */
  cooldown: number;
}

/** A point of the field, in logical px. */
export interface Point {
  x: number;
  y: number;
}

/** Ground of a round, drawn at its start. */
export interface Ground {
  /** Where the swarm comes from, as px along the border of the wide field (`borderPoint`). */
  gates: number[];
  /**
   * Middles of the crystals, which slow enemies (`isSlowed`). Some stand on the ways from the gates, others elsewhere,
   * in an order that does not tell which.
   */
  crystals: Point[];
  /** Middles of the craters. */
  craters: Point[];
}

/** Judgement on a wave: nobody got through, some did, or more got through than were killed. */
export type WaveResult = 'held' | 'broken' | 'lost';

/** Record of a wave that has begun. */
export interface Wave {
  /** True if the player called it. */
  isCalled: boolean;
  kills: number;
  leaks: number;
  /** Null while enemies of the wave are to come or walk. */
  result: WaveResult | null;
}

export interface StrongholdState {
  field: FieldName;
  tick: number;
  score: number;
  money: number;
  lives: number;
  /** The newest wave, counted from 1. Enemies of earlier ones may still walk when it was called. */
  wave: number;
  /** Number of enemies of the newest wave that have set out so far. */
  spawned: number;
  /** Records of all waves so far: that of wave 1 is the first, that of the newest the last. */
  waves: Wave[];
  /** Number of enemies of the round so far. */
  enemyCount: number;
  /** Enemies in sight. */
  enemies: Enemy[];
  /** Enemies of the newest wave that are on their way to a gate, out of sight, with the simulation steps left. */
  coming: { steps: number; enemy: Enemy }[];
  /** In the order in which they were built. */
  towers: Tower[];
  /** Number of towers built in the round so far, sold ones included. */
  towerCount: number;
  ground: Ground;
  random: RandomState;
}

/** Reason why a tower cannot stand somewhere; undefined if it can. */
export type PlaceProblem = 'outside' | 'base' | 'tower' | 'crater' | 'crystal' | undefined;

const squared = (value: number): number => value * value;

const middleOf = ({ width, height }: FieldSize) => ({ x: width / 2, y: height / 2 });

const BASES = { wide: middleOf(FIELDS.wide), tall: middleOf(FIELDS.tall) } as const;

/** Returns the position of the base. */
export function baseOf(field: FieldName): { readonly x: number; readonly y: number } {
  return BASES[field];
}

/** Returns why a tower must not stand at this point, ignoring money; also used by the ghost. */
export function placeProblem(state: Readonly<StrongholdState>, x: number, y: number): PlaceProblem {
  const { field, towers, ground } = state;
  const { width, height } = FIELDS[field];
  const { borderPx, towerRadiusPx, domeRingPx } = CONFIG;
  if (x < borderPx || y < borderPx || x > width - borderPx || y > height - borderPx) return 'outside';
  const isNear = (point: Readonly<Point>, px: number): boolean =>
    squared(point.x - x) + squared(point.y - y) < squared(px);
  if (isNear(baseOf(field), domeRingPx)) return 'base';
  if (towers.some((tower) => isNear(tower, 2 * towerRadiusPx))) return 'tower';
  if (ground.craters.some((crater) => isNear(crater, CONFIG.craterRadiusPx))) return 'crater';
  return ground.crystals.some((crystal) => isNear(crystal, CONFIG.crystalRoomPx)) ? 'crystal' : undefined;
}

/** Returns true if this crystal slows an enemy at this point. */
export const slows = (crystal: Readonly<Point>, x: number, y: number): boolean =>
  squared(crystal.x - x) + squared(crystal.y - y) <= squared(CONFIG.crystalReachPx);

/** Returns true if a crystal slows an enemy at this point. */
export function isSlowed({ ground }: Readonly<StrongholdState>, x: number, y: number): boolean {
  for (const crystal of ground.crystals) if (slows(crystal, x, y)) return true;
  return false;
}
