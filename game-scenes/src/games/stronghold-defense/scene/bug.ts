import type Phaser from 'phaser';
import type { SwarmPose } from '../art/swarm.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { share } from './effect-time.js';
import type { Pooled } from './pool.js';
import { showSprite } from './sprite-sheet.js';
import { DEPTHS, unitDepth } from './layers.js';
import { BAR, BAR_SIZE, DUST, ICE_SHADOW, SHADOW, SHEET, fillName, swarmName } from './sprites.js';
import type { Enemy } from '../rules/state.js';

type Image = Phaser.GameObjects.Image;

const APPEARS_MS = 260;
const HIT_MS = 110;

/** Distance from one step of the walk to the next, logical px. */
const STRIDE_PX = 9;
const BOB_PX = 1.8;
const WOBBLE = 0.07;
const RECOIL_PX = 3;

/** Distances from the middle of the shell, px of the drawing. */
const BAR_ABOVE = 46;
const FEET_BELOW = 17;
const DUST_BELOW = 12;

/** Share of the remaining distance that a bar falls per frame. */
const BAR_FALL = 0.35;

/** Images and state of one enemy on the screen. */
export interface Bug extends Pooled {
  id: number;
  /** Drawn position, logical px. */
  x: number;
  y: number;
  look: number;
  readonly body: Image;
  readonly shadow: Image;
  readonly dust: Image;
  readonly bar: Image;
  readonly fill: Image;
  /** Direction of the walk. */
  cosine: number;
  sine: number;
  /** Distance walked since it was first drawn, logical px. */
  gone: number;
  /** Health (0–1) shown by the bar, its target, and that of the rules. The bar waits for the shot. */
  shownHealth: number;
  barHealth: number;
  health: number;
  bornMs: number;
  hitMs: number;
  /** Time at which the rules killed it while the shot is still flying; NaN before. */
  killedMs: number;
  isDying: boolean;
  /** True near a crystal. */
  isSlowed: boolean;
  seenInFrame: number;
}

export function createBug(scene: Phaser.Scene): Bug {
  const add = (name: string, depth: number): Image =>
    scene.add.image(0, 0, SHEET, name).setDepth(depth).setVisible(false);
  return {
    isActive: false,
    id: 0,
    x: 0,
    y: 0,
    look: 0,
    shadow: add(SHADOW, DEPTHS.floor),
    dust: add(DUST, DEPTHS.floor),
    body: add(swarmName(0, 'left'), DEPTHS.units),
    bar: add(BAR, DEPTHS.bar),
    fill: add(fillName(1), DEPTHS.bar),
    cosine: 1,
    sine: 0,
    gone: 0,
    shownHealth: 1,
    barHealth: 1,
    health: 1,
    bornMs: 0,
    hitMs: -Infinity,
    killedMs: NaN,
    isDying: false,
    isSlowed: false,
    seenInFrame: 0,
  };
}

export function showBug(bug: Bug, isVisible: boolean): void {
  bug.shadow.setVisible(isVisible);
  bug.dust.setVisible(isVisible);
  bug.body.setVisible(isVisible);
  bug.bar.setVisible(isVisible);
  bug.fill.setVisible(isVisible);
}

/** Assigns a pooled bug to an enemy. */
export function beginBug(bug: Bug, enemy: Readonly<Enemy>, nowMs: number): void {
  const speed = Math.hypot(enemy.velocityX, enemy.velocityY) || 1;
  bug.id = enemy.id;
  bug.look = enemy.look;
  bug.cosine = enemy.velocityX / speed;
  bug.sine = enemy.velocityY / speed;
  bug.gone = enemy.id * 5;
  bug.health = enemy.health / enemy.fullHealth;
  bug.barHealth = bug.health;
  bug.shownHealth = bug.health;
  bug.bornMs = nowMs;
  bug.hitMs = -Infinity;
  bug.killedMs = NaN;
  bug.isDying = false;
  bug.x = enemy.x;
  bug.y = enemy.y;
  showBug(bug, true);
}

/** Values shared by all bugs of a frame. */
export interface BugFrame {
  /** Logical px per px of the drawing. */
  readonly scale: number;
  readonly baseX: number;
  readonly isMotionReduced: boolean;
  nowMs: number;
}

function drawBody(bug: Bug, frame: BugFrame, appeared: number): void {
  const { body, shadow } = bug;
  const struck = 1 - share(frame.nowMs - bug.hitMs, HIT_MS);
  const step = Math.floor(bug.gone / STRIDE_PX);
  const pose: SwarmPose = struck > 0 ? 'hit' : step % 2 === 0 ? 'left' : 'right';
  const wave = frame.isMotionReduced ? 0 : Math.sin((bug.gone / STRIDE_PX) * Math.PI);
  const recoil = frame.isMotionReduced ? 0 : RECOIL_PX * struck;
  const x = bug.x - bug.cosine * recoil;
  const y = bug.y - bug.sine * recoil;
  const facing = bug.x > frame.baseX ? -1 : 1;
  showSprite(body, swarmName(bug.look, pose));
  showSprite(shadow, bug.isSlowed ? ICE_SHADOW : SHADOW);
  const size = frame.isMotionReduced ? 1 : 0.6 + 0.4 * appeared;
  scaleToRecipe(body, facing * size, size);
  scaleToRecipe(shadow, size);
  body
    .setPosition(x, y - Math.abs(wave) * BOB_PX)
    .setRotation(wave * WOBBLE)
    .setAlpha(appeared);
  shadow.setPosition(bug.x, bug.y).setAlpha(appeared);
  const depth = unitDepth(bug.y + FEET_BELOW * frame.scale);
  if (body.depth !== depth) body.setDepth(depth);
}

function drawDust(bug: Bug, frame: BugFrame, appeared: number): void {
  const { dust } = bug;
  showSprite(dust, DUST);
  scaleToRecipe(dust, frame.isMotionReduced ? 1 : 0.85 + 0.15 * Math.sin(bug.gone * 0.35));
  // The picture shows a walk to the left. Dust lies on the ground, a little lower than the shell.
  dust.setRotation(Math.atan2(-bug.sine, -bug.cosine)).setPosition(bug.x, bug.y + DUST_BELOW * frame.scale);
  dust.setAlpha(appeared * (frame.isMotionReduced ? 0.7 : 0.6 + 0.4 * Math.sin(bug.gone * 0.7)));
}

function drawBar(bug: Bug, frame: BugFrame, appeared: number): void {
  const { bar, fill } = bug;
  bug.shownHealth += (bug.barHealth - bug.shownHealth) * BAR_FALL;
  const y = bug.y - BAR_ABOVE * frame.scale;
  showSprite(bar, BAR);
  showSprite(fill, fillName(bug.barHealth));
  scaleToRecipe(bar);
  scaleToRecipe(fill, Math.max(bug.shownHealth, 0.001), 1);
  bar.setPosition(bug.x, y).setAlpha(appeared);
  fill.setPosition(bug.x - (BAR_SIZE.width / 2) * frame.scale, y).setAlpha(appeared);
}

/** Draws the bug at its position with its current animations. */
export function drawBug(bug: Bug, frame: BugFrame): void {
  const appeared = share(frame.nowMs - bug.bornMs, APPEARS_MS);
  drawBody(bug, frame, appeared);
  drawDust(bug, frame, appeared);
  drawBar(bug, frame, appeared);
}
