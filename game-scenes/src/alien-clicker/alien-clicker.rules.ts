import {
  FIELDS,
  defineGame,
  type FieldName,
  type FieldSize,
  type GameAction,
  type GameRules,
  type Outcome,
} from '../rules-core/define-game.js';
import { createRandom, integerBelow, integerBetween, type RandomState } from '../rules-core/random.js';
import { CLICKER_CONFIG as CONFIG } from './alien-clicker.config.js';
import { preyAt, type ClickerState, type ClickerTarget } from './clicker-state.rules.js';
import { createClickerDetector } from './clicker-detector.rules.js';

/** What a strike did; positions are those of the target before it relocated. */
export type ClickerEvent =
  | {
      readonly kind: 'hit';
      readonly x: number;
      readonly y: number;
      readonly sizePx: number;
      readonly look: number;
    }
  | { readonly kind: 'miss'; readonly x: number; readonly y: number };

export type ClickerRules = GameRules<ClickerState, ClickerEvent>;

/** The one action: the pointer went down, or the reticle fired, at a point of the field. */
export const STRIKE = 1;

const NOTHING_HAPPENED: readonly never[] = [];

/** New size, speed and look from the round's stream; always the same number of draws. */
function dress(target: ClickerTarget, random: RandomState): void {
  const steps = CONFIG.speedStepsPerPx;
  target.sizePx = integerBetween(random, CONFIG.minSizePx, CONFIG.maxSizePx);
  target.speedPxPerTick =
    integerBetween(random, CONFIG.minSpeedPxPerTick * steps, CONFIG.maxSpeedPxPerTick * steps) / steps;
  target.look = integerBelow(random, CONFIG.lookCount);
}

/** Px from a column to the nearest other head in the upper part of the field, the width when there is none. */
function clearance(
  state: ClickerState,
  self: ClickerTarget,
  x: number,
  { width, height }: FieldSize,
): number {
  let nearest = width;
  for (const other of state.targets) {
    if (other === self || other.y > height * CONFIG.crowdedHeightShare) continue;
    nearest = Math.min(nearest, Math.abs(other.x - x));
  }
  return nearest;
}

/** The emptiest of a few columns drawn from the round's stream. */
function chooseColumn(state: ClickerState, target: ClickerTarget): number {
  const size = FIELDS[state.field];
  const leastX = Math.ceil(target.sizePx / 2) + CONFIG.sideMarginPx[state.field];
  let bestX = leastX;
  let bestClearance = -1;
  for (let candidate = 0; candidate < CONFIG.columnCandidates; candidate++) {
    const x = integerBetween(state.random, leastX, size.width - leastX);
    const room = clearance(state, target, x, size);
    if (room > bestClearance) {
      bestX = x;
      bestClearance = room;
    }
  }
  return bestX;
}

/** To the top, just out of sight, as a new head. */
function relocate(state: ClickerState, target: ClickerTarget): void {
  dress(target, state.random);
  target.x = chooseColumn(state, target);
  target.y = -target.sizePx / 2;
}

/** Whether a strike at this point of the present state would hit; for the view. */
export function isTargetAt(state: Readonly<ClickerState>, x: number, y: number): boolean {
  return preyAt(state, x, y) !== undefined;
}

function strike(state: ClickerState, { x, y }: GameAction): ClickerEvent {
  const target = preyAt(state, x, y);
  if (target === undefined) return { kind: 'miss', x, y };
  const hit: ClickerEvent = {
    kind: 'hit',
    x: target.x,
    y: target.y,
    sizePx: target.sizePx,
    look: target.look,
  };
  state.score += 1;
  relocate(state, target);
  return hit;
}

/** Down by its speed; a target wholly below the bottom wraps to the top and stays what it was (§9). */
function fall(target: ClickerTarget, height: number): void {
  target.y += target.speedPxPerTick;
  if (target.y - target.sizePx / 2 > height) target.y = -target.sizePx / 2;
}

/** Ten targets, spread over the columns and, in their order, down the upper part of the field. */
function start(seed: string, field: FieldName): ClickerState {
  const state: ClickerState = { field, tick: 0, score: 0, targets: [], random: createRandom(seed) };
  for (let index = 0; index < CONFIG.targetCount; index++) {
    const target: ClickerTarget = { x: 0, y: 0, sizePx: 0, speedPxPerTick: 0, look: 0 };
    relocate(state, target);
    state.targets.push(target);
  }
  const lowest = FIELDS[field].height * CONFIG.startHeightShare;
  state.targets.forEach((target, index) => {
    target.y = Math.floor(((index + 1) * lowest) / CONFIG.targetCount);
  });
  return state;
}

function step(state: ClickerState, actions: readonly GameAction[]): readonly ClickerEvent[] {
  if (state.tick >= CONFIG.roundTicks) return NOTHING_HAPPENED;
  const events = actions.length === 0 ? NOTHING_HAPPENED : actions.map((action) => strike(state, action));
  const { height } = FIELDS[state.field];
  for (const target of state.targets) fall(target, height);
  state.tick += 1;
  return events;
}

function outcome(state: ClickerState): Outcome {
  return {
    isFinished: state.tick >= CONFIG.roundTicks,
    score: state.score,
    coins: Math.floor(state.score / CONFIG.pointsPerCoin),
    ticks: state.tick,
  };
}

/** Alien Clicker (§9): ten heads fall for a minute; a hit scores 1 and sends the head back to the top as a new one. */
export const alienClicker = /* @__PURE__ */ defineGame({
  id: 'alien-clicker',
  name: 'Alien Clicker',
  description: 'Ten aliens falling, sixty seconds. Tap every one you can reach.',
  isNew: false,
  rulesVersion: 1,
  ticksPerRound: CONFIG.roundTicks,
  config: CONFIG,
  actions: { strike: { code: STRIKE, takes: 'point' } },
  start,
  step,
  outcome,
  detector: createClickerDetector,
});
