import type Phaser from 'phaser';
import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { weatherAt, type ClickerState, type ClickerTarget } from '../rules/state.js';
import { STREAK } from './painters.js';
import { HEAD_PICTURE } from '../art/looks.js';
import { BACKDROP, headKey, lookOf, streakKey } from './textures.js';

type Image = Phaser.GameObjects.Image;

const MOTE_DEPTH = 1;
const STREAK_DEPTH = 10;
const HEAD_DEPTH = 20;

const MOTES = 26;

/** Size of a head at which its streaks are unscaled. */
const STREAK_FITS_SIZE = 60;

/** Amplitude of a head's rocking in radians, and its frequency in radians per ms. */
const TILT = 0.13;
const ROCKING = 0.0026;

/** Images of one target. */
interface Sprite {
  readonly head: Image;
  readonly streak: Image;
  look: number;
}

/** A drifting star, which gives the backdrop depth. */
interface Mote {
  readonly image: Image;
  /** Position as shares (0–1) of the visible part. */
  readonly x: number;
  readonly y: number;
  readonly speed: number;
  readonly size: number;
  /** Radians; different for each star, so that they do not twinkle together. */
  readonly phase: number;
}

export interface ClickerView {
  draw(state: Readonly<ClickerState>, alpha: number, nowMs: number): void;
  /** Fits the backdrop to the visible part. Also call this after its texture was drawn again. */
  place(geometry: StageGeometry): void;
}

const clamp = (value: number): number => Math.max(0, Math.min(value, 1));

/**
 * Returns the visibility of a head near the ends of its fall. If the stage is higher than the field, heads
 * fade in at the top instead of entering at the edge. At the bottom they fade out before they wrap.
 */
function visibilityAt(y: number, sizePx: number, height: number, hasRoomAbove: boolean): number {
  const arrives = hasRoomAbove ? clamp((y + sizePx * 0.5) / (sizePx * 0.9)) : 1;
  const leaves = clamp((height + sizePx * 0.5 - y) / (sizePx * (hasRoomAbove ? 0.7 : 0.3)));
  return Math.min(arrives, leaves);
}

function createMotes(scene: Phaser.Scene): Mote[] {
  return Array.from({ length: MOTES }, (_, index) => ({
    image: scene.add.image(0, 0, 'mote').setDepth(MOTE_DEPTH),
    x: ((index * 61) % 100) / 100,
    y: ((index * 37 + 13) % 97) / 97,
    speed: 0.000008 + (index % 5) * 0.000006,
    size: 1.6 + (index % 4) * 0.9,
    phase: index * 2.1,
  }));
}

function drawMotes(
  motes: readonly Mote[],
  geometry: StageGeometry,
  nowMs: number,
  isMotionReduced: boolean,
): void {
  for (const { image, x, y, speed, size, phase } of motes) {
    const fallen = isMotionReduced ? y : (y + nowMs * speed) % 1;
    const twinkle = isMotionReduced ? 0.6 : 0.55 + 0.3 * Math.sin(nowMs * 0.0017 + phase);
    image.setPosition(geometry.left + x * geometry.width, geometry.top + fallen * geometry.height);
    image.setDisplaySize(size, size).setAlpha(twinkle);
  }
}

function dress(sprite: Sprite, look: number): void {
  if (sprite.look === look) return;
  sprite.look = look;
  sprite.head.setTexture(headKey(look));
  sprite.streak.setTexture(streakKey(lookOf(look)[0]));
}

/** How a head is drawn between the last two ticks; its sideways speed is 0 but in the storm. */
interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly visibility: number;
  readonly drift: number;
}

function drawTarget(sprite: Sprite, target: ClickerTarget, { x, y, tilt, visibility, drift }: Drawn): void {
  const { sizePx, speedPxPerTick, look } = target;
  dress(sprite, look);
  const side = sizePx * HEAD_PICTURE.sideToHead;
  sprite.head.setPosition(x, y).setDisplaySize(side, side).setRotation(tilt).setAlpha(visibility);
  // Streaks of faster heads are longer.
  const scale = sizePx / STREAK_FITS_SIZE;
  const length = 0.5 + 0.28 * speedPxPerTick;
  // Those of drifting heads lean.
  const lean = -Math.atan2(drift, speedPxPerTick);
  const away = sizePx * 0.66;
  sprite.streak.setPosition(x + away * Math.sin(lean), y - away * Math.cos(lean));
  sprite.streak.setRotation(lean).setAlpha(visibility);
  sprite.streak.setDisplaySize(STREAK.width * scale, STREAK.height * scale * length);
}

function createSprite(scene: Phaser.Scene, index: number): Sprite {
  return {
    streak: scene.add.image(0, 0, streakKey('green')).setOrigin(0.5, 1).setDepth(STREAK_DEPTH),
    // Same order as in the rules: the head drawn last lies on top and is hit first.
    head: scene.add
      .image(0, 0, headKey(0))
      .setOrigin(HEAD_PICTURE.originX, HEAD_PICTURE.originY)
      .setDepth(HEAD_DEPTH + index / 100),
    look: -1,
  };
}

/** Creates the view: backdrop, drifting stars and falling heads. */
export function createClickerView(
  scene: Phaser.Scene,
  field: FieldName,
  targetCount: number,
  isMotionReduced: boolean,
): ClickerView {
  const backdrop = scene.add.image(0, 0, BACKDROP).setOrigin(0, 0);
  const motes = createMotes(scene);
  const sprites = Array.from({ length: targetCount }, (_, index) => createSprite(scene, index));
  const { height } = FIELDS[field];
  let geometry: StageGeometry | undefined;
  return {
    place(next) {
      geometry = next;
      backdrop.setPosition(next.left, next.top).setDisplaySize(next.width, next.height);
    },
    draw(state, alpha, nowMs) {
      if (geometry === undefined) return;
      drawMotes(motes, geometry, nowMs, isMotionReduced);
      const hasRoomAbove = geometry.top < -2;
      const isStorm = weatherAt(state.tick - 1) === 'storm';
      for (let index = 0; index < sprites.length; index++) {
        const sprite = sprites[index];
        const target = state.targets[index];
        if (sprite === undefined || target === undefined) continue;
        const y = target.y - (1 - alpha) * target.speedPxPerTick;
        const lean = index % 2 === 0 ? -1 : 1;
        const tilt = isMotionReduced ? lean * TILT : TILT * Math.sin(nowMs * ROCKING + index * 1.7);
        const drift = isStorm ? target.driftPxPerTick : 0;
        const x = target.x - (1 - alpha) * drift;
        const visibility = visibilityAt(y, target.sizePx, height, hasRoomAbove);
        drawTarget(sprite, target, { x, y, tilt, visibility, drift });
      }
    },
  };
}
