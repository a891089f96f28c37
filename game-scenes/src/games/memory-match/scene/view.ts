import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { TURN_MS, createCardView } from './card.js';
import { MEMORY_CONFIG } from '../rules/config.js';
import { LAYOUTS, cardCentre, type MemoryLayout } from './layout.js';
import type { MemoryState } from '../rules/state.js';
import {
  BACKDROP,
  CARD_FOCUS,
  SPARK,
  TRAY_TITLE,
  UNKNOWN_TILE,
  moodKey,
  symbolOf,
  tileKey,
  type Mood,
} from './textures.js';

type Image = Phaser.GameObjects.Image;

const FOCUS_DEPTH = 30;
const SPARK_DEPTH = 40;
const SPARKS_PER_CARD = 10;
const SPARK_MS = 520;
/** Distance that a spark flies, logical px. */
const SPARK_REACH = 110;
/** Duration of a mood of the mascot. */
const MOOD_MS = 1200;
const HOP_MS = 420;
const HOP_PX = 14;

export interface MemoryView {
  draw(state: Readonly<MemoryState>, alpha: number, nowMs: number): void;
  /** Fits the backdrop to the visible part. Also call this after its texture was drawn again. */
  place(geometry: StageGeometry): void;
  /** Shows the frame of the keyboard's card; undefined hides it. */
  focus(card: number | undefined): void;
  match(first: number, second: number): void;
  mismatch(first: number, second: number): void;
}

interface Drawn {
  draw(nowMs: number): void;
}

/** Creates pooled sparks for the two cards of a found pair. */
function createSparks(scene: Phaser.Scene, layout: MemoryLayout): Drawn & { burst(card: number): void } {
  const bursts = [0, 1].map(() => ({
    startMs: undefined as number | undefined,
    isShown: false,
    x: 0,
    y: 0,
    images: Array.from({ length: SPARKS_PER_CARD }, () =>
      scene.add.image(0, 0, SPARK).setDepth(SPARK_DEPTH).setVisible(false),
    ),
  }));
  let next = 0;
  return {
    burst(card) {
      const burst = bursts[next];
      next = (next + 1) % bursts.length;
      if (burst === undefined) return;
      const { x, y } = cardCentre(layout, card);
      Object.assign(burst, { startMs: undefined, isShown: true, x, y });
      for (const image of burst.images) image.setVisible(true);
    },
    draw(nowMs) {
      for (const burst of bursts) {
        if (!burst.isShown) continue;
        burst.startMs ??= nowMs + TURN_MS;
        const progress = Math.max(0, Math.min((nowMs - burst.startMs) / SPARK_MS, 1));
        const flown = 1 - (1 - progress) * (1 - progress);
        burst.images.forEach((image, index) => {
          const angle = ((index + 0.3) / SPARKS_PER_CARD) * 2 * Math.PI;
          const reach = SPARK_REACH * (0.7 + ((index * 37) % 10) / 30) * flown;
          image.setPosition(burst.x + Math.cos(angle) * reach, burst.y + Math.sin(angle) * reach);
          image.setAlpha(progress > 0 ? 1 - progress : 0);
          scaleToRecipe(image, 1 - 0.5 * progress);
        });
        if (progress < 1) continue;
        burst.isShown = false;
        for (const image of burst.images) image.setVisible(false);
      }
    },
  };
}

/** Creates the mascot, which is glad about a pair and sorry about a mismatch. */
function createMascot(
  scene: Phaser.Scene,
  { mascot }: MemoryLayout,
  isMotionReduced: boolean,
): Drawn & { feel(mood: Mood): void } {
  const image = scene.add.image(mascot.x, mascot.y, moodKey('watching')).setOrigin(0.5, 1);
  let mood: Mood = 'watching';
  let startMs: number | undefined;
  return {
    feel(next) {
      mood = next;
      startMs = undefined;
    },
    draw(nowMs) {
      startMs ??= nowMs;
      const ageMs = nowMs - startMs;
      if (mood !== 'watching' && ageMs > MOOD_MS) mood = 'watching';
      const key = moodKey(mood);
      if (image.texture.key !== key) image.setTexture(key);
      const hop = mood === 'glad' && !isMotionReduced ? Math.sin(Math.min(ageMs / HOP_MS, 1) * Math.PI) : 0;
      image.setY(mascot.y - HOP_PX * hop);
      scaleToRecipe(image);
    },
  };
}

/** Creates the tray, which shows the found symbols in their order. */
function createTray(
  scene: Phaser.Scene,
  { tray }: MemoryLayout,
): { draw(state: Readonly<MemoryState>): void } {
  const middle = tray.x + ((tray.columns - 1) * tray.stride) / 2;
  const title = scene.add.image(middle, tray.y - tray.side / 2 - 22, TRAY_TITLE);
  const tiles = Array.from({ length: MEMORY_CONFIG.symbolCount }, (_, index): Image => {
    const x = tray.x + (index % tray.columns) * tray.stride;
    const y = tray.y + Math.floor(index / tray.columns) * tray.stride;
    return scene.add.image(x, y, UNKNOWN_TILE);
  });
  return {
    draw(state) {
      scaleToRecipe(title);
      tiles.forEach((tile, symbol) => {
        const card = state.symbols.indexOf(symbol);
        const key =
          state.isMatched[card] === true ? tileKey(symbolOf(state.pictures[symbol] ?? 0)) : UNKNOWN_TILE;
        if (tile.texture.key !== key) tile.setTexture(key);
        scaleToRecipe(tile);
      });
    },
  };
}

/** Creates the view: sixteen cards, the tray, the mascot and the keyboard's frame. */
export function createMemoryView(
  scene: Phaser.Scene,
  field: FieldName,
  isMotionReduced: boolean,
): MemoryView {
  const layout = LAYOUTS[field];
  const backdrop = scene.add.image(0, 0, BACKDROP).setOrigin(0, 0);
  const mascot = createMascot(scene, layout, isMotionReduced);
  const tray = createTray(scene, layout);
  const cards = Array.from({ length: MEMORY_CONFIG.cardCount }, (_, index) =>
    createCardView(scene, layout, index, isMotionReduced),
  );
  const frame = scene.add.image(0, 0, CARD_FOCUS).setDepth(FOCUS_DEPTH).setVisible(false);
  const sparks = createSparks(scene, layout);
  return {
    place({ left, top, width, height }) {
      backdrop.setPosition(left, top).setDisplaySize(width, height);
    },
    focus(card) {
      frame.setVisible(card !== undefined);
      if (card === undefined) return;
      const { x, y } = cardCentre(layout, card);
      frame.setPosition(x, y);
    },
    match(first, second) {
      for (const card of [first, second]) {
        cards[card]?.pulse();
        if (!isMotionReduced) sparks.burst(card);
      }
      mascot.feel('glad');
    },
    mismatch(first, second) {
      for (const card of [first, second]) cards[card]?.shake();
      mascot.feel('sorry');
    },
    draw(state, alpha, nowMs) {
      for (const card of cards) card.draw(state, alpha, nowMs);
      scaleToRecipe(frame);
      tray.draw(state);
      mascot.draw(nowMs);
      sparks.draw(nowMs);
    },
  };
}
