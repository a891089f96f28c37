import type Phaser from 'phaser';
import type { AlienColor } from '../../../art-core/alien-catalogue.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { RING_RADIUS, ringSide } from './painters.js';
import { ACCENT_NAMES, squashKey, type Accent } from './textures.js';
import { PLUS_ONE } from './letters.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import { SQUASHED_HEAD } from '../../../art-core/squashed-head.js';

type Image = Phaser.GameObjects.Image;

export const EFFECT_DEPTH = 30;

/** Maximum number of simultaneous hit effects, as many as heads; the oldest is replaced. */
const HITS = CLICKER_CONFIG.targetCount;
const MISSES = 6;
const SHARDS_PER_HIT = 16;

const RING_MS = 250;
const RING_FADE_MS = 380;
const SQUASH_MS = 120;
const SQUASH_GONE_MS = 240;
const SHARDS_MS = 420;
const PLUS_ONE_MS = 620;
const RIPPLE_MS = 260;
const FLASH_MS = 90;
const POP_MS = 150;

const INNER_RING_RADIUS = 64;
const PLUS_ONE_RISE = 24;
const PLUS_ONE_HALF_HEIGHT = 26;
const SHARD_FROM = 34;
const SHARD_TO = 104;
const RIPPLE_RADIUS = 26;

/** Initial share of a ring's size, so that it emerges from behind the head immediately. */
const RING_START = 0.4;

/** Extra scale of '+1' when it appears. */
const POP = 0.5;

/** Radians between the patterns of consecutive hits, so that they differ. */
const GOLDEN_ANGLE = 2.4;

/** Width and height of the squashed head relative to the normal one. */
const SQUASH_WIDTH = 1.28;

interface Shard {
  readonly image: Image;
  readonly cosine: number;
  readonly sine: number;
  readonly reach: number;
}

interface Hit {
  /** Time of the first frame; undefined before it, and while the slot is free. */
  startMs: number | undefined;
  isShown: boolean;
  x: number;
  y: number;
  sizePx: number;
  readonly ring: Image;
  readonly thinRing: Image;
  readonly disc: Image;
  readonly squash: Image;
  readonly flash: Image;
  readonly plusOne: Image;
  readonly shards: readonly Shard[];
}

interface Miss {
  startMs: number | undefined;
  isShown: boolean;
  readonly ripple: Image;
}

export interface ClickerEffects {
  hit(x: number, y: number, sizePx: number, color: AlienColor, accent: Accent & ('slime' | 'gold')): void;
  miss(x: number, y: number): void;
  /** Draws all effects. `top` is the upper end of the visible part, which no '+1' exceeds. */
  draw(nowMs: number, top: number): void;
}

const share = (ageMs: number, ofMs: number): number => Math.max(0, Math.min(ageMs / ofMs, 1));
const easeOut = (progress: number): number => 1 - (1 - progress) * (1 - progress) * (1 - progress);

function createShard(scene: Phaser.Scene, index: number, turn: number): Shard {
  // Every third accent is a diamond. The angles are uneven but spread over the circle.
  const accent = ACCENT_NAMES[index % ACCENT_NAMES.length] ?? 'slime';
  const isDiamond = index % 3 === 0;
  const angle = turn + ((index + ((index * 37) % 10) / 14) / SHARDS_PER_HIT) * 2 * Math.PI;
  const image = scene.add.image(0, 0, `${isDiamond ? 'diamond' : 'dash'}-${accent}`);
  image
    .setDepth(EFFECT_DEPTH)
    .setVisible(false)
    .setRotation(isDiamond ? 0 : angle);
  return { image, cosine: Math.cos(angle), sine: Math.sin(angle), reach: 0.72 + ((index * 53) % 10) / 22 };
}

function createHit(scene: Phaser.Scene, slot: number): Hit {
  const add = (key: string, depth: number): Image =>
    scene.add.image(0, 0, key).setDepth(depth).setVisible(false);
  return {
    startMs: undefined,
    isShown: false,
    x: 0,
    y: 0,
    sizePx: 0,
    disc: add('disc-slime', EFFECT_DEPTH - 1),
    thinRing: add('thin-ring-slime', EFFECT_DEPTH),
    ring: add('ring-slime', EFFECT_DEPTH),
    shards: Array.from({ length: SHARDS_PER_HIT }, (_, index) =>
      createShard(scene, index, slot * GOLDEN_ANGLE),
    ),
    squash: add(squashKey('green'), EFFECT_DEPTH + 1).setOrigin(
      SQUASHED_HEAD.centreX / SQUASHED_HEAD.width,
      SQUASHED_HEAD.centreY / SQUASHED_HEAD.height,
    ),
    flash: add('flash', EFFECT_DEPTH + 2),
    plusOne: add(PLUS_ONE, EFFECT_DEPTH + 3),
  };
}

function hideHit(hit: Hit): void {
  hit.isShown = false;
  for (const image of [hit.ring, hit.thinRing, hit.disc, hit.squash, hit.flash, hit.plusOne])
    image.setVisible(false);
  for (const { image } of hit.shards) image.setVisible(false);
}

function drawRings(hit: Hit, ageMs: number, isMotionReduced: boolean): void {
  const growth = isMotionReduced ? 1 : RING_START + (1 - RING_START) * easeOut(share(ageMs, RING_MS));
  const alpha = 1 - share(ageMs - RING_MS * 0.4, RING_FADE_MS - RING_MS * 0.4);
  const inner = ringSide(INNER_RING_RADIUS * growth);
  const outer = ringSide(RING_RADIUS * growth);
  hit.ring.setDisplaySize(inner, inner).setAlpha(alpha);
  hit.disc.setDisplaySize(inner, inner).setAlpha(alpha);
  hit.thinRing.setDisplaySize(outer, outer).setAlpha(alpha * 0.6);
}

function drawSquash(hit: Hit, ageMs: number, isMotionReduced: boolean): void {
  const goes = share(ageMs - SQUASH_MS, SQUASH_GONE_MS - SQUASH_MS);
  const lands = isMotionReduced ? 1 : easeOut(share(ageMs, SQUASH_MS * 0.5));
  // First it flattens, then it widens and disappears.
  const width = hit.sizePx * (1 + (SQUASH_WIDTH - 1) * lands) * (1 + (isMotionReduced ? 0 : 0.25 * goes));
  const scale = width / SQUASHED_HEAD.headWidth;
  const stretch = 1 + 0.35 * (1 - lands);
  hit.squash
    .setDisplaySize(SQUASHED_HEAD.width * scale, SQUASHED_HEAD.height * scale * stretch)
    .setAlpha(1 - goes);
}

function drawShards(hit: Hit, ageMs: number): void {
  const progress = share(ageMs, SHARDS_MS);
  const flown = easeOut(progress);
  for (const { image, cosine, sine, reach } of hit.shards) {
    const distance = SHARD_FROM + (SHARD_TO * reach - SHARD_FROM) * flown;
    image.setPosition(hit.x + cosine * distance, hit.y + sine * distance).setAlpha(1 - progress * progress);
    scaleToRecipe(image);
  }
}

function drawFlash({ flash, sizePx }: Hit, ageMs: number): void {
  const gone = share(ageMs, FLASH_MS);
  const side = ringSide(sizePx * (0.7 + 0.4 * gone));
  flash.setDisplaySize(side, side).setAlpha(0.9 * (1 - gone));
}

/** Draws '+1' over the head: it pops up, rises and fades, but stays within the visible part. */
function drawPlusOne(hit: Hit, ageMs: number, top: number, isMotionReduced: boolean): void {
  const rise = isMotionReduced ? PLUS_ONE_RISE / 2 : PLUS_ONE_RISE * easeOut(share(ageMs, PLUS_ONE_MS));
  const fade = 1 - share(ageMs - PLUS_ONE_MS * 0.6, PLUS_ONE_MS * 0.4);
  const y = Math.max(hit.y - hit.sizePx * 0.7, top + PLUS_ONE_RISE + PLUS_ONE_HALF_HEIGHT) - rise;
  hit.plusOne.setPosition(hit.x, y).setAlpha(fade);
  scaleToRecipe(hit.plusOne, isMotionReduced ? 1 : 1 + POP * (1 - easeOut(share(ageMs, POP_MS))));
}

function drawHit(hit: Hit, nowMs: number, top: number, isMotionReduced: boolean): void {
  hit.startMs ??= nowMs;
  const ageMs = nowMs - hit.startMs;
  if (ageMs > PLUS_ONE_MS) {
    hideHit(hit);
    return;
  }
  drawRings(hit, ageMs, isMotionReduced);
  drawSquash(hit, ageMs, isMotionReduced);
  drawPlusOne(hit, ageMs, top, isMotionReduced);
  if (isMotionReduced) return;
  drawShards(hit, ageMs);
  drawFlash(hit, ageMs);
}

function drawMiss(miss: Miss, nowMs: number, isMotionReduced: boolean): void {
  miss.startMs ??= nowMs;
  const progress = share(nowMs - miss.startMs, RIPPLE_MS);
  const side = ringSide(isMotionReduced ? RIPPLE_RADIUS : 4 + RIPPLE_RADIUS * easeOut(progress));
  miss.ripple.setDisplaySize(side, side).setAlpha(0.75 * (1 - progress));
  if (progress < 1) return;
  miss.isShown = false;
  miss.ripple.setVisible(false);
}

/** Creates the pooled effects of strikes; nothing is allocated later. */
export function createEffects(scene: Phaser.Scene, isMotionReduced: boolean): ClickerEffects {
  const hits = Array.from({ length: HITS }, (_, slot) => createHit(scene, slot));
  const misses = Array.from({ length: MISSES }, (): Miss => {
    const ripple = scene.add.image(0, 0, 'ripple').setDepth(EFFECT_DEPTH).setVisible(false);
    return { startMs: undefined, isShown: false, ripple };
  });
  let nextHit = 0;
  let nextMiss = 0;
  return {
    hit(x, y, sizePx, color, accent) {
      const hit = hits[nextHit];
      nextHit = (nextHit + 1) % HITS;
      if (hit === undefined) return;
      Object.assign(hit, { startMs: undefined, isShown: true, x, y, sizePx });
      hit.ring.setTexture(`ring-${accent}`).setPosition(x, y).setVisible(true);
      hit.thinRing.setTexture(`thin-ring-${accent}`).setPosition(x, y).setVisible(true);
      hit.disc.setTexture(`disc-${accent}`).setPosition(x, y).setVisible(true);
      hit.squash.setTexture(squashKey(color)).setPosition(x, y).setVisible(true);
      hit.plusOne.setVisible(true);
      if (isMotionReduced) return;
      hit.flash.setPosition(x, y).setVisible(true);
      for (const { image } of hit.shards) image.setVisible(true);
    },
    miss(x, y) {
      const miss = misses[nextMiss];
      nextMiss = (nextMiss + 1) % MISSES;
      if (miss === undefined) return;
      Object.assign(miss, { startMs: undefined, isShown: true });
      miss.ripple.setPosition(x, y).setVisible(true);
    },
    draw(nowMs, top) {
      for (const hit of hits) if (hit.isShown) drawHit(hit, nowMs, top, isMotionReduced);
      for (const miss of misses) if (miss.isShown) drawMiss(miss, nowMs, isMotionReduced);
    },
  };
}
