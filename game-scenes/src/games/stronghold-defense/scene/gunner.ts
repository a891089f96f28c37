import type Phaser from 'phaser';
import { TOWER_ANCHORS, type TowerLid } from '../art/tower.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { easeOut, share } from './effect-time.js';
import type { Pooled } from './pool.js';
import { showSprite } from './sprite-sheet.js';
import { DEPTHS, PART_DEPTH, unitDepth } from './layers.js';
import { BARREL, FOOT, MUZZLE_FLASH, PUPIL, SHEET, bodyName, lidName } from './sprites.js';
import type { Tower } from '../rules/state.js';

type Image = Phaser.GameObjects.Image;

const BUILT_MS = 260;
const FLASH_MS = 80;
const RECOIL_MS = 140;
const DROWSY_AFTER_MS = 3500;
export const ANGRY_MS = 380;

/** Distances in px of the drawing. */
const RECOIL_PX = 6;
const FOOT_BELOW = 13;
const LOOK_PX = { across: 6, down: 5 } as const;

/** Radians per ms. Fast, because an enemy is shot at as soon as it comes into range. */
const TURNING = 0.012;

/** Direction above which barrels are drawn behind the body. */
const BEHIND_FROM = -0.2;

/** Images and state of one tower on the screen. */
export interface Gunner extends Pooled {
  readonly foot: Image;
  readonly body: Image;
  readonly pupil: Image;
  readonly lid: Image;
  readonly barrel: Image;
  readonly flash: Image;
  x: number;
  y: number;
  /** Current direction in radians, and the direction around which it scans without a target. */
  aim: number;
  homeAim: number;
  builtMs: number;
  shotMs: number;
  awakeMs: number;
  isShooting: boolean;
}

export function createGunner(scene: Phaser.Scene): Gunner {
  const add = (name: string): Image => scene.add.image(0, 0, SHEET, name).setVisible(false);
  return {
    isActive: false,
    foot: add(FOOT).setDepth(DEPTHS.floor),
    body: add(bodyName(false)),
    pupil: add(PUPIL),
    lid: add(lidName('calm')),
    barrel: add(BARREL),
    flash: add(MUZZLE_FLASH),
    x: 0,
    y: 0,
    aim: 0,
    homeAim: 0,
    builtMs: NaN,
    shotMs: -Infinity,
    awakeMs: 0,
    isShooting: false,
  };
}

const partsOf = ({ foot, body, pupil, lid, barrel }: Gunner): readonly Image[] => [
  foot,
  body,
  pupil,
  lid,
  barrel,
];

/** Returns the turn between two angles, from −π to π radians. */
function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** Places a pooled gunner where a tower was built. */
export function beginGunner(gunner: Gunner, tower: Readonly<Tower>, scale: number, homeAim: number): void {
  gunner.x = tower.x;
  gunner.y = tower.y;
  gunner.homeAim = homeAim;
  gunner.aim = homeAim;
  const depth = unitDepth(tower.y + FOOT_BELOW * scale);
  [gunner.body, gunner.pupil, gunner.lid].forEach((part, index) =>
    part.setDepth(depth + (index + 1) * PART_DEPTH),
  );
  gunner.builtMs = NaN;
  gunner.shotMs = -Infinity;
  gunner.isShooting = false;
  for (const part of partsOf(gunner)) part.setVisible(true);
}

/** Returns the gunner of a sold tower to the pool. */
export function endGunner(gunner: Gunner): void {
  gunner.isActive = false;
  for (const part of partsOf(gunner)) part.setVisible(false);
  gunner.flash.setVisible(false);
}

/** Returns the lids: half shut when idle, slanted towards the enemy while shooting. */
function lidOf(gunner: Gunner, nowMs: number): TowerLid {
  if (nowMs - gunner.shotMs < ANGRY_MS) return Math.cos(gunner.aim) < 0 ? 'left' : 'right';
  return nowMs - gunner.awakeMs > DROWSY_AFTER_MS ? 'drowsy' : 'calm';
}

/** Values shared by all towers of a frame. */
export interface GunnerFrame {
  /** Logical px per px of the drawing. */
  readonly scale: number;
  readonly isMotionReduced: boolean;
  nowMs: number;
  passedMs: number;
}

/** Turns the gunner towards an angle at its maximum speed. */
export function turnGunner(gunner: Gunner, wanted: number, { passedMs, isMotionReduced }: GunnerFrame): void {
  const missing = turnBetween(gunner.aim, wanted);
  const most = isMotionReduced ? Math.PI : TURNING * passedMs;
  gunner.aim += Math.max(-most, Math.min(missing, most));
}

function drawBody(gunner: Gunner, frame: GunnerFrame): void {
  const { foot, body, pupil, lid, x, y } = gunner;
  const { nowMs, scale, isMotionReduced } = frame;
  const built = share(nowMs - gunner.builtMs, BUILT_MS);
  const pop = isMotionReduced ? 1 : 0.55 + 0.45 * easeOut(built) + 0.16 * Math.sin(built * Math.PI);
  showSprite(foot, FOOT);
  showSprite(body, bodyName(nowMs - gunner.shotMs < ANGRY_MS));
  showSprite(pupil, PUPIL);
  showSprite(lid, lidName(lidOf(gunner, nowMs)));
  for (const part of [foot, body, lid]) scaleToRecipe(part.setPosition(x, y), pop);
  const lookX = TOWER_ANCHORS.eye[0] + Math.cos(gunner.aim) * LOOK_PX.across;
  const lookY = TOWER_ANCHORS.eye[1] + Math.sin(gunner.aim) * LOOK_PX.down - 1;
  scaleToRecipe(pupil.setPosition(x + lookX * scale * pop, y + lookY * scale * pop), pop);
}

function drawBarrel(gunner: Gunner, frame: GunnerFrame): void {
  const { barrel, flash, body, aim } = gunner;
  const { nowMs, scale, isMotionReduced } = frame;
  const ageMs = nowMs - gunner.shotMs;
  const recoil = isMotionReduced ? 0 : RECOIL_PX * scale * (1 - share(ageMs, RECOIL_MS));
  const cosine = Math.cos(aim);
  const sine = Math.sin(aim);
  const x = gunner.x + TOWER_ANCHORS.barrel[0] * scale - cosine * recoil;
  const y = gunner.y + TOWER_ANCHORS.barrel[1] * scale - sine * recoil;
  const depth = body.depth + (sine < BEHIND_FROM ? -1 : 3) * PART_DEPTH;
  if (barrel.depth !== depth) {
    barrel.setDepth(depth);
    flash.setDepth(depth + PART_DEPTH / 2);
  }
  showSprite(barrel, BARREL);
  scaleToRecipe(barrel.setPosition(x, y).setRotation(aim));
  const isFlashing = ageMs < FLASH_MS;
  if (flash.visible !== isFlashing) flash.setVisible(isFlashing);
  if (!isFlashing) return;
  showSprite(flash, MUZZLE_FLASH);
  scaleToRecipe(flash.setPosition(x, y).setRotation(aim));
}

/** Draws the gunner with its eye and barrel in the direction of its aim. */
export function drawGunner(gunner: Gunner, frame: GunnerFrame): void {
  drawBody(gunner, frame);
  drawBarrel(gunner, frame);
}
