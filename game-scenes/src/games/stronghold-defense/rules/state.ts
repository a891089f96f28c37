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
  /** 0 to lookCount − 1, for the view. */
  look: number;
}

export interface Tower {
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
  /** Middles of the craters. */
  craters: Point[];
}

export interface StrongholdState {
  field: FieldName;
  tick: number;
  score: number;
  money: number;
  lives: number;
  /** Counted from 1. */
  wave: number;
  /** Number of enemies of this wave that have come so far. */
  spawned: number;
  /** Number of enemies of the round so far. */
  enemyCount: number;
  enemies: Enemy[];
  towers: Tower[];
  ground: Ground;
  random: RandomState;
}

/** Reason why a tower cannot stand somewhere; undefined if it can. */
export type PlaceProblem = 'outside' | 'base' | 'tower' | 'crater' | undefined;

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
  return ground.craters.some((crater) => isNear(crater, CONFIG.craterRadiusPx)) ? 'crater' : undefined;
}
