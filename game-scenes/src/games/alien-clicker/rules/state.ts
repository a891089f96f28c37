import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import type { RandomState } from '../../../rules-core/random.js';
import { CLICKER_CONFIG as CONFIG } from './config.js';

/** A falling head; x and y are its centre. */
export interface ClickerTarget {
  x: number;
  y: number;
  sizePx: number;
  speedPxPerTick: number;
  /** Sideways speed in the storm; negative to the left. */
  driftPxPerTick: number;
  /** Number of its colour and face, 0 to lookCount − 1. */
  look: number;
  /** Whether a strike on it bursts its ring too. At most one head is charged. */
  isCharged: boolean;
}

/** What the player strikes with; all fingers share it. */
export interface Blaster {
  /** Tick from which the next strike counts. */
  readyAt: number;
  /** Whether a miss is what it waits for; else it only cools down. */
  isJammed: boolean;
  /** Strikes that counted, and those of them that hit. */
  strikes: number;
  hits: number;
  /** Hits in a row: now, and the most of the round. */
  streak: number;
  bestStreak: number;
}

/** State of a round. Targets are drawn in order, so later ones lie on top. */
export interface ClickerState {
  field: FieldName;
  tick: number;
  score: number;
  targets: ClickerTarget[];
  blaster: Blaster;
  /** Tick from which the next new head is charged, unless another one is. */
  sparkAt: number;
  random: RandomState;
}

export type WeatherName = keyof typeof CONFIG.weathers;

/** Returns the weather in a tick. */
export function weatherAt(tick: number): WeatherName {
  if (tick < CONFIG.stormFromTick) return 'calm';
  return tick < CONFIG.rainFromTick ? 'storm' : 'rain';
}

/** Returns true if a strike counts in this tick: the blaster neither is jammed nor cools down. */
export function isReady({ blaster, tick }: Readonly<ClickerState>): boolean {
  return tick >= blaster.readyAt;
}

/** Returns the topmost target whose circle, widened by `slopPx`, contains the point. */
function targetAt(
  state: Readonly<ClickerState>,
  x: number,
  y: number,
  slopPx: number,
): ClickerTarget | undefined {
  for (let index = state.targets.length - 1; index >= 0; index--) {
    const target = state.targets[index];
    if (target === undefined) continue;
    const reach = target.sizePx / 2 + slopPx;
    const dx = target.x - x;
    const dy = target.y - y;
    if (dx * dx + dy * dy <= reach * reach) return target;
  }
  return undefined;
}

/** Returns the target hit at this point: the one directly under it, else a close one, else undefined. */
export function preyAt(state: Readonly<ClickerState>, x: number, y: number): ClickerTarget | undefined {
  return targetAt(state, x, y, 0) ?? targetAt(state, x, y, CONFIG.hitSlopPx);
}

/** Returns the charged head, if there is one. */
export function sparkOf({ targets }: Readonly<ClickerState>): ClickerTarget | undefined {
  return targets.find(({ isCharged }) => isCharged);
}

/** Returns the radius in px of a charged head's ring at this height. */
export function reachAt(y: number, field: FieldName): number {
  const share = Math.max(0, Math.min(y / FIELDS[field].height, 1));
  return CONFIG.leastReachPx + (CONFIG.mostReachPx[field] - CONFIG.leastReachPx) * share;
}

/** Returns true if the middle of the head lies inside the field and inside the ring of the charged head. */
export function isInRing(spark: ClickerTarget, head: ClickerTarget, field: FieldName): boolean {
  if (head === spark || head.y < 0 || head.y > FIELDS[field].height) return false;
  const reach = reachAt(spark.y, field);
  const dx = head.x - spark.x;
  const dy = head.y - spark.y;
  return dx * dx + dy * dy <= reach * reach;
}
