import type Phaser from 'phaser';
import { TOWER_ANCHORS } from '../art/tower.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import {
  ANGRY_MS,
  beginGunner,
  createGunner,
  drawGunner,
  endGunner,
  turnGunner,
  type Gunner,
  type GunnerFrame,
} from './gunner.js';
import { createPool } from './pool.js';
import { targetOf } from '../rules/stronghold-defense.rules.js';
import { TOWER_SCALE } from './sprites.js';
import { baseOf, type StrongholdState, type Tower } from '../rules/state.js';

/** Number of towers by which the pool grows. */
const POOL_STEP = 4;

/** Scan of a tower without a target: radians to both sides, and radians of the wave per ms. */
const SCAN = 0.5;
const SCANNING = 0.0007;

/** Maximum time per frame that counts for turning, so that towers do not jump after a pause. */
const MAX_FRAME_MS = 100;

/** Start of a shot, logical px. */
export interface Muzzle {
  x: number;
  y: number;
}

export interface Towers {
  draw(state: Readonly<StrongholdState>, nowMs: number): void;
  /** Turns a tower to a point and fires; writes the start of the shot into `muzzle`. */
  shoot(tower: Readonly<Tower>, x: number, y: number, muzzle: Muzzle): void;
  /** Hides a tower that was sold. */
  remove(id: number): void;
}

/** Creates the one-eyed towers, which look at their next target. */
export function createTowers(scene: Phaser.Scene, field: FieldName, isMotionReduced: boolean): Towers {
  const pool = createPool(() => createGunner(scene), POOL_STEP);
  const frame: GunnerFrame = { scale: TOWER_SCALE[field], isMotionReduced, nowMs: 0, passedMs: 0 };
  const base = baseOf(field);
  /** By the towers' ids. */
  const shown = new Map<number, Gunner>();

  const gunnerOf = (tower: Readonly<Tower>): Gunner => {
    const known = shown.get(tower.id);
    if (known !== undefined) return known;
    const gunner = pool.take();
    shown.set(tower.id, gunner);
    beginGunner(gunner, tower, frame.scale, Math.atan2(tower.y - base.y, tower.x - base.x));
    return gunner;
  };
  const watch = (gunner: Gunner, state: Readonly<StrongholdState>, tower: Readonly<Tower>): void => {
    const target = targetOf(tower, state.enemies, base.x, base.y);
    if (target !== undefined) {
      gunner.awakeMs = frame.nowMs;
      const height = gunner.y + TOWER_ANCHORS.barrel[1] * frame.scale;
      turnGunner(gunner, Math.atan2(target.y - height, target.x - gunner.x), frame);
      return;
    }
    const scan = isMotionReduced ? 0 : SCAN * Math.sin(frame.nowMs * SCANNING + tower.id * 1.9);
    if (frame.nowMs - gunner.shotMs > ANGRY_MS) turnGunner(gunner, gunner.homeAim + scan, frame);
  };
  return {
    shoot(tower, x, y, muzzle) {
      const gunner = gunnerOf(tower);
      const height = gunner.y + TOWER_ANCHORS.barrel[1] * frame.scale;
      gunner.aim = Math.atan2(y - height, x - gunner.x);
      gunner.isShooting = true;
      muzzle.x = gunner.x + Math.cos(gunner.aim) * TOWER_ANCHORS.muzzle * frame.scale;
      muzzle.y = height + Math.sin(gunner.aim) * TOWER_ANCHORS.muzzle * frame.scale;
    },
    remove(id) {
      const gunner = shown.get(id);
      if (gunner !== undefined) endGunner(gunner);
      shown.delete(id);
    },
    draw(state, nowMs) {
      frame.passedMs = Math.min(Math.max(nowMs - frame.nowMs, 0), MAX_FRAME_MS);
      frame.nowMs = nowMs;
      for (const tower of state.towers) {
        const gunner = gunnerOf(tower);
        if (Number.isNaN(gunner.builtMs)) {
          gunner.builtMs = nowMs;
          gunner.awakeMs = nowMs;
        }
        if (gunner.isShooting) [gunner.shotMs, gunner.isShooting] = [nowMs, false];
        else watch(gunner, state, tower);
        drawGunner(gunner, frame);
      }
    },
  };
}
