import type Phaser from 'phaser';
import type { Splash } from '../art/effects.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { easeOut, share } from './effect-time.js';
import { createPool, type Pooled } from './pool.js';
import { showSprite } from './sprite-sheet.js';
import { LIFE_LOST, PLUS_TEN, SOLD } from './letters.js';
import { DEPTHS } from './layers.js';
import { PUFF, SHEET, chipName, splashName } from './sprites.js';

type Image = Phaser.GameObjects.Image;

const POOL_STEP = 4;
const CHIPS = 6;

const SPLASH_MS = { hit: 190, kill: 380, leak: 460 } as const;
const CHIP_MS = 540;
const PUFF_MS = 380;
const WORD_MS = 800;
const POP_MS = 140;

/** Distances in logical px. */
const CHIP_REACH = 46;
const CHIP_FALL = 26;
const WORD_ABOVE = 20;
const WORD_RISE = 26;

/** Radians between the patterns of consecutive bursts, so that they differ. */
const GOLDEN_ANGLE = 2.4;

/** Kind of a burst: a hit on a shell, a killed bug, a bug at the dome, a new tower, or a sold one. */
export type BurstKind = Splash | 'built' | 'sold';

interface Burst extends Pooled {
  readonly splash: Image;
  readonly puff: Image;
  readonly word: Image;
  readonly chips: readonly Image[];
  kind: BurstKind;
  look: number;
  x: number;
  y: number;
  turn: number;
  startMs: number;
}

export interface Bursts {
  /** Starts a burst; `look` is that of the bug whose shell breaks. */
  burst(kind: BurstKind, x: number, y: number, look?: number): void;
  draw(nowMs: number): void;
}

const hasChips = (kind: BurstKind): boolean => kind === 'kill' || kind === 'leak';
const hasWord = (kind: BurstKind): boolean => hasChips(kind) || kind === 'sold';
const isDust = (kind: BurstKind): boolean => kind === 'built' || kind === 'sold';

function createBurst(scene: Phaser.Scene): Burst {
  const add = (name: string, depth: number): Image =>
    scene.add.image(0, 0, SHEET, name).setDepth(depth).setVisible(false);
  return {
    isActive: false,
    puff: add(PUFF, DEPTHS.effect),
    chips: Array.from({ length: CHIPS }, () => add(chipName(0), DEPTHS.effect)),
    splash: add(splashName('hit'), DEPTHS.effect),
    word: add(PLUS_TEN, DEPTHS.score),
    kind: 'hit',
    look: 0,
    x: 0,
    y: 0,
    turn: 0,
    startMs: NaN,
  };
}

function begin(burst: Burst, isMotionReduced: boolean): void {
  const { kind, splash, puff, word, chips, look } = burst;
  splash.setVisible(!isDust(kind));
  puff.setVisible(kind !== 'hit');
  word.setVisible(hasWord(kind));
  for (const chip of chips) {
    chip.setVisible(hasChips(kind) && !isMotionReduced);
    if (hasChips(kind)) showSprite(chip, chipName(look));
  }
}

function release(burst: Burst): void {
  burst.isActive = false;
  for (const image of [burst.splash, burst.puff, burst.word, ...burst.chips]) image.setVisible(false);
}

function drawSplash({ kind, splash, x, y, turn }: Burst, ageMs: number, isMotionReduced: boolean): void {
  if (kind === 'built' || kind === 'sold') return;
  const progress = share(ageMs, SPLASH_MS[kind]);
  const size = kind === 'hit' ? 0.85 : 1.15;
  const growth = isMotionReduced ? 1 : 0.45 + 0.65 * easeOut(progress);
  showSprite(splash, splashName(kind));
  scaleToRecipe(splash, size * growth);
  splash
    .setPosition(x, y)
    .setRotation(turn)
    .setAlpha(1 - progress * progress);
}

function drawPuff({ kind, puff, x, y }: Burst, ageMs: number, isMotionReduced: boolean): void {
  if (kind === 'hit') return;
  const progress = share(ageMs, PUFF_MS);
  const size = isMotionReduced ? 1.4 : 0.6 + 1.3 * easeOut(progress);
  showSprite(puff, PUFF);
  // Dust of the ground spreads flat.
  scaleToRecipe(puff, isDust(kind) ? size * 1.6 : size, isDust(kind) ? size * 0.7 : size);
  puff.setPosition(x, y).setAlpha(0.9 * (1 - progress));
}

function drawChips({ chips, x, y, turn, look }: Burst, ageMs: number): void {
  const progress = share(ageMs, CHIP_MS);
  const flown = easeOut(progress);
  const name = chipName(look);
  for (let index = 0; index < chips.length; index++) {
    const chip = chips[index];
    if (chip === undefined) continue;
    const angle = turn + (index / chips.length) * 2 * Math.PI;
    const reach = CHIP_REACH * (0.6 + ((index * 7) % 5) / 10) * flown;
    showSprite(chip, name);
    scaleToRecipe(chip, 1 - 0.4 * progress);
    chip.setPosition(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + CHIP_FALL * progress * progress,
    );
    chip.setRotation(angle + progress * 5).setAlpha(1 - progress * progress);
  }
}

const wordOf = (kind: BurstKind): string => {
  if (kind === 'sold') return SOLD;
  return kind === 'leak' ? LIFE_LOST : PLUS_TEN;
};

function drawWord({ kind, word, x, y }: Burst, ageMs: number, isMotionReduced: boolean): void {
  const rise = isMotionReduced ? WORD_RISE / 2 : WORD_RISE * easeOut(share(ageMs, WORD_MS));
  showSprite(word, wordOf(kind));
  scaleToRecipe(word, isMotionReduced ? 1 : 1 + 0.5 * (1 - easeOut(share(ageMs, POP_MS))));
  word.setPosition(x, y - WORD_ABOVE - rise).setAlpha(1 - share(ageMs - WORD_MS * 0.6, WORD_MS * 0.4));
}

function drawBurst(burst: Burst, nowMs: number, isMotionReduced: boolean): void {
  if (Number.isNaN(burst.startMs)) {
    burst.startMs = nowMs;
    begin(burst, isMotionReduced);
  }
  const ageMs = nowMs - burst.startMs;
  if (ageMs > (hasWord(burst.kind) ? WORD_MS : PUFF_MS)) {
    release(burst);
    return;
  }
  drawSplash(burst, ageMs, isMotionReduced);
  drawPuff(burst, ageMs, isMotionReduced);
  if (!hasWord(burst.kind)) return;
  if (hasChips(burst.kind) && !isMotionReduced) drawChips(burst, ageMs);
  drawWord(burst, ageMs, isMotionReduced);
}

/** Creates the bursts: stars, pieces of shells, dust and what it brought. */
export function createBursts(scene: Phaser.Scene, isMotionReduced: boolean): Bursts {
  const pool = createPool(() => createBurst(scene), POOL_STEP);
  let count = 0;
  return {
    burst(kind, x, y, look = 0) {
      const burst = pool.take();
      count += 1;
      burst.kind = kind;
      burst.look = look;
      burst.x = x;
      burst.y = y;
      burst.turn = count * GOLDEN_ANGLE;
      burst.startMs = NaN;
    },
    draw(nowMs) {
      for (const burst of pool.items) if (burst.isActive) drawBurst(burst, nowMs, isMotionReduced);
    },
  };
}
