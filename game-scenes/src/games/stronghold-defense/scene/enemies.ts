import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import { beginBug, createBug, drawBug, showBug, type Bug, type BugFrame } from './bug.js';
import { createPool, type Pool } from './pool.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import { SWARM_SCALE } from './sprites.js';
import { baseOf, isSlowed, type Enemy, type StrongholdState } from '../rules/state.js';

/** Number of bugs by which the pool grows. */
const POOL_STEP = 16;

/** Timeout in ms after which a dying bug disappears even if its last shot never arrives. */
const MAX_DEATH_MS = 500;

/** Public view of a bug. */
export type ShownEnemy = Readonly<Pick<Bug, 'x' | 'y' | 'look'>>;

export interface Enemies {
  draw(state: Readonly<StrongholdState>, alpha: number, nowMs: number): void;
  /** Returns the bug with this id while it is shown. */
  find(id: number): ShownEnemy | undefined;
  /** Handles the arrival of a shot: the bug flashes and its bar falls. */
  strike(id: number, nowMs: number): void;
  /** Marks a bug that the rules have removed; it stays until its last shot arrives. */
  doom(id: number): void;
  /** Hides the bug. */
  remove(id: number): void;
}

/**
 * Returns the number of simulation steps between the drawn moment and the state. Bugs walk in every second
 * tick, and each step is shown over two. `tick` counts the ticks played, `alpha` is the share of the last one
 * that is shown.
 */
export function stepsBehind(tick: number, alpha: number): number {
  const { ticksPerStep } = CONFIG;
  return 1 - ((tick % ticksPerStep) + alpha) / ticksPerStep;
}

interface Swarm {
  readonly pool: Pool<Bug>;
  /** Indexed by the enemies' ids, which count from 1. */
  readonly shown: (Bug | undefined)[];
  readonly frame: BugFrame;
  frames: number;
}

function release({ shown }: Swarm, bug: Bug): void {
  bug.isActive = false;
  shown[bug.id] = undefined;
  showBug(bug, false);
}

function follow(
  swarm: Swarm,
  state: Readonly<StrongholdState>,
  enemy: Readonly<Enemy>,
  behind: number,
): void {
  const { pool, shown, frame, frames } = swarm;
  let bug = shown[enemy.id];
  if (bug === undefined) {
    bug = pool.take();
    shown[enemy.id] = bug;
    beginBug(bug, enemy, frame.nowMs);
  }
  bug.isSlowed = isSlowed(state, enemy.x, enemy.y);
  const way = behind * (bug.isSlowed ? CONFIG.crystalShare : 1);
  const x = enemy.x - way * enemy.velocityX;
  const y = enemy.y - way * enemy.velocityY;
  bug.gone += Math.abs(x - bug.x) + Math.abs(y - bug.y);
  bug.x = x;
  bug.y = y;
  bug.health = enemy.health / enemy.fullHealth;
  bug.seenInFrame = frames;
}

function isGone({ frame, frames }: Swarm, bug: Bug): boolean {
  if (bug.seenInFrame === frames) return false;
  if (!bug.isDying) return true;
  if (Number.isNaN(bug.killedMs)) bug.killedMs = frame.nowMs;
  return frame.nowMs - bug.killedMs > MAX_DEATH_MS;
}

/** Creates the swarm: a picture per enemy, which stays until the shot that killed it has arrived. */
export function createEnemies(scene: Phaser.Scene, field: FieldName, isMotionReduced: boolean): Enemies {
  const swarm: Swarm = {
    pool: createPool(() => createBug(scene), POOL_STEP),
    shown: [],
    frame: { scale: SWARM_SCALE[field], baseX: baseOf(field).x, isMotionReduced, nowMs: 0 },
    frames: 0,
  };
  const { pool, shown, frame } = swarm;
  return {
    find: (id) => shown[id],
    strike(id, nowMs) {
      const bug = shown[id];
      if (bug === undefined) return;
      bug.hitMs = nowMs;
      bug.barHealth = bug.health;
    },
    doom(id) {
      const bug = shown[id];
      if (bug === undefined) return;
      bug.isDying = true;
      bug.health = 0;
    },
    remove(id) {
      const bug = shown[id];
      if (bug !== undefined) release(swarm, bug);
    },
    draw(state, alpha, nowMs) {
      swarm.frames += 1;
      frame.nowMs = nowMs;
      const behind = stepsBehind(state.tick, alpha);
      for (const enemy of state.enemies) follow(swarm, state, enemy, behind);
      for (const bug of pool.items) {
        if (!bug.isActive) continue;
        if (isGone(swarm, bug)) release(swarm, bug);
        else drawBug(bug, frame);
      }
    },
  };
}
