import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import type { Enemies } from './enemies.js';
import { createPool, type Pooled } from './pool.js';
import { showSprite } from './sprite-sheet.js';
import { DEPTHS } from './layers.js';
import { BOLT, SHEET } from './sprites.js';

type Image = Phaser.GameObjects.Image;

const POOL_STEP = 8;

/** Flight time of a shot: minimum in ms, and logical px per ms. */
const MIN_FLIGHT_MS = 45;
const PX_PER_MS = 1.1;

/** Distance from the middle of a bug to its shell, where shots end; logical px. */
const SHELL_PX = 16;

interface Shot extends Pooled, ArrivedShot {
  readonly image: Image;
  enemy: number;
  /** True for the shot that kills. */
  isLast: boolean;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  startMs: number;
}

/** Arrived shot: its target, the target's position, and whether it kills. */
export interface ArrivedShot {
  readonly enemy: number;
  readonly toX: number;
  readonly toY: number;
  readonly isLast: boolean;
}

/** Called when a shot hits the shell, with the point of the hit. */
export type OnArrival = (shot: ArrivedShot, x: number, y: number, nowMs: number) => void;

export interface Shots {
  fire(fromX: number, fromY: number, enemy: number, x: number, y: number): void;
  /** Marks the latest shot as the one that kills this enemy. Returns false if it has another target. */
  killWith(enemy: number): boolean;
  draw(nowMs: number): void;
}

function createShot(scene: Phaser.Scene): Shot {
  return {
    isActive: false,
    image: scene.add.image(0, 0, SHEET, BOLT).setDepth(DEPTHS.bolt).setVisible(false),
    enemy: 0,
    isLast: false,
    fromX: 0,
    fromY: 0,
    toX: 0,
    toY: 0,
    startMs: NaN,
  };
}

/** Creates the flying shots, which follow their targets. */
export function createShots(scene: Phaser.Scene, enemies: Enemies, onArrival: OnArrival): Shots {
  const pool = createPool(() => createShot(scene), POOL_STEP);
  let newest: Shot | undefined;

  const arrive = (shot: Shot, x: number, y: number, nowMs: number): void => {
    shot.isActive = false;
    shot.image.setVisible(false);
    onArrival(shot, x, y, nowMs);
  };
  const fly = (shot: Shot, nowMs: number): void => {
    if (Number.isNaN(shot.startMs)) shot.startMs = nowMs;
    const target = enemies.find(shot.enemy);
    if (target !== undefined) {
      shot.toX = target.x;
      shot.toY = target.y;
    }
    let dx = shot.toX - shot.fromX;
    let dy = shot.toY - shot.fromY;
    const distance = Math.sqrt(dx * dx + dy * dy);
    const way = Math.max(0, distance - SHELL_PX) / (distance || 1);
    dx *= way;
    dy *= way;
    const progress = (nowMs - shot.startMs) / (MIN_FLIGHT_MS + (distance * way) / PX_PER_MS);
    if (progress >= 1) {
      arrive(shot, shot.fromX + dx, shot.fromY + dy, nowMs);
      return;
    }
    showSprite(shot.image, BOLT);
    scaleToRecipe(shot.image);
    shot.image.setPosition(shot.fromX + dx * progress, shot.fromY + dy * progress);
    shot.image.setRotation(Math.atan2(dy, dx)).setVisible(true);
  };
  return {
    fire(fromX, fromY, enemy, x, y) {
      const shot = pool.take();
      newest = shot;
      shot.enemy = enemy;
      shot.isLast = false;
      shot.fromX = fromX;
      shot.fromY = fromY;
      shot.toX = x;
      shot.toY = y;
      shot.startMs = NaN;
    },
    killWith(enemy) {
      if (newest?.isActive !== true || newest.enemy !== enemy) return false;
      newest.isLast = true;
      return true;
    },
    draw(nowMs) {
      for (const shot of pool.items) if (shot.isActive) fly(shot, nowMs);
    },
  };
}
