import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { isInRing, reachAt, sparkOf, type ClickerState, type ClickerTarget } from '../rules/state.js';
import { glyphKey } from './letters.js';
import { ringSide } from './painters.js';

/** Behind the heads, in front of their streaks. */
const RING_DEPTH = 12;
const BURST_DEPTH = 28;

const ION = 0x22d3ee;
const WHITE = 0xeafcff;

/** Heads in the ring from which it shines fully. */
const FULL_RING = 3;

const WAVE_MS = 420;
const BOLT_MS = 200;

/** Kinks of a bolt, as shares of its way and px to its side. */
const KINKS: readonly (readonly [share: number, asidePx: number])[] = [
  [0, 0],
  [0.25, 13],
  [0.45, -11],
  [0.62, 9],
  [0.82, -7],
  [1, 0],
];

/** Side of the halo around a charged head, in its sizes. */
const HALO_SIZES = 1.7;
const HALO_TURN_PER_MS = 0.004;

export interface SparkRing {
  /** Bursts the ring of a charged head that was struck here. */
  burst(x: number, y: number): void;
  /** Lets a bolt strike a head in the ring that bursts. */
  bolt(x: number, y: number): void;
  /** Draws the charged head's halo, its ring, and what a strike would bring; then what burst. */
  draw(state: Readonly<ClickerState>, alpha: number, nowMs: number): void;
}

/** Returns where a head is drawn between the last two ticks. */
const drawnY = (head: ClickerTarget, alpha: number): number => head.y - (1 - alpha) * head.speedPxPerTick;

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly bolts: { readonly x: number; readonly y: number }[];
  startMs: number | undefined;
}

function drawBolt(pen: Phaser.GameObjects.Graphics, from: Burst, to: Burst['bolts'][number]): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return;
  pen.beginPath();
  KINKS.forEach(([share, aside], index) => {
    const x = from.x + dx * share - (dy / length) * aside;
    const y = from.y + dy * share + (dx / length) * aside;
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.strokePath();
}

interface BurstParts {
  readonly pen: Phaser.GameObjects.Graphics;
  readonly wave: Phaser.GameObjects.Image;
}

/** Draws the burst and returns whether it goes on. */
function drawBurst(
  { pen, wave }: BurstParts,
  burst: Burst,
  nowMs: number,
  isMotionReduced: boolean,
): boolean {
  burst.startMs ??= nowMs;
  const age = (nowMs - burst.startMs) / WAVE_MS;
  if (age >= 1) return false;
  const grown = isMotionReduced ? 1 : 0.3 + 0.7 * (1 - (1 - age) ** 3);
  pen.fillStyle(ION, 0.16 * (1 - age)).fillCircle(burst.x, burst.y, burst.reach * grown);
  const side = ringSide(burst.reach * grown);
  wave
    .setPosition(burst.x, burst.y)
    .setDisplaySize(side, side)
    .setAlpha(1 - age);
  const isLit = nowMs - burst.startMs < BOLT_MS;
  if (!isLit) return true;
  pen.lineStyle(4, WHITE, 0.95);
  for (const bolt of burst.bolts) drawBolt(pen, burst, bolt);
  return true;
}

/** Creates the ring of the charged head and its burst. */
export function createSparkRing(scene: Phaser.Scene, field: FieldName, isMotionReduced: boolean): SparkRing {
  const ring = scene.add.graphics().setDepth(RING_DEPTH);
  const pen = scene.add.graphics().setDepth(BURST_DEPTH);
  const wave = scene.add.image(0, 0, 'spark-wave').setDepth(BURST_DEPTH).setVisible(false);
  const halo = scene.add.image(0, 0, 'spark-halo').setDepth(RING_DEPTH).setVisible(false);
  const worth = scene.add.image(0, 0, glyphKey('2')).setDepth(RING_DEPTH).setVisible(false);
  let last: Burst | undefined;

  const drawRing = (state: Readonly<ClickerState>, spark: ClickerTarget, alpha: number): void => {
    const y = drawnY(spark, alpha);
    const inRing = state.targets.filter((head) => isInRing(spark, head, field));
    const fullness = Math.min(inRing.length, FULL_RING) / FULL_RING;
    ring.fillStyle(ION, 0.035 + 0.045 * fullness).fillCircle(spark.x, y, reachAt(y, field));
    ring.lineStyle(2 + 2 * fullness, ION, 0.45 + 0.5 * fullness);
    ring.strokeCircle(spark.x, y, reachAt(y, field));
    ring.lineStyle(3, WHITE, 0.85);
    for (const head of inRing) ring.strokeCircle(head.x, drawnY(head, alpha), head.sizePx / 2 + 6);
    worth.setVisible(inRing.length > 0);
    if (inRing.length === 0) return;
    worth.setTexture(glyphKey(String(Math.min(inRing.length + 1, 9))));
    worth.setPosition(spark.x, y - spark.sizePx * 1.05);
    scaleToRecipe(worth, 0.8);
  };
  return {
    burst(x, y) {
      last = { x, y, reach: reachAt(y, field), bolts: [], startMs: undefined };
    },
    bolt: (x, y) => void last?.bolts.push({ x, y }),
    draw(state, alpha, nowMs) {
      const spark = sparkOf(state);
      ring.clear();
      worth.setVisible(false);
      const shown = spark === undefined ? 0 : drawnY(spark, alpha) / spark.sizePx + 0.5;
      halo.setVisible(shown > 0).setAlpha(Math.min(1, shown));
      if (spark !== undefined && shown > 0) {
        drawRing(state, spark, alpha);
        const side = spark.sizePx * HALO_SIZES;
        halo.setPosition(spark.x, drawnY(spark, alpha)).setDisplaySize(side, side);
        halo.setRotation(isMotionReduced ? 0 : nowMs * HALO_TURN_PER_MS);
      }
      pen.clear();
      if (last !== undefined && !drawBurst({ pen, wave }, last, nowMs, isMotionReduced)) last = undefined;
      wave.setVisible(last !== undefined);
    },
  };
}
