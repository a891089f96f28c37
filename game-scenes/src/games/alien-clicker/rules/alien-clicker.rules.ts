import {
  FIELDS,
  defineGame,
  type FaultObserver,
  type FieldName,
  type FieldSize,
  type GameAction,
  type GameRules,
  type Outcome,
} from '../../../rules-core/define-game.js';
import { createRandom, integerBelow, integerBetween } from '../../../rules-core/random.js';
import { CLICKER_CONFIG as CONFIG } from './config.js';
import {
  isInRing,
  isReady,
  preyAt,
  weatherAt,
  type Blaster,
  type ClickerState,
  type ClickerTarget,
} from './state.js';
import { createClickerDetector } from './detector.js';

/** A head that was hit, as it was before it relocated. */
export interface StruckHead {
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
  readonly look: number;
}

/** Result of a strike: of one on a charged head first the hit, then each head that burst in its ring. */
export type ClickerEvent =
  | (StruckHead & { readonly kind: 'hit'; readonly isCharged: boolean })
  | (StruckHead & { readonly kind: 'burst' })
  | { readonly kind: 'miss'; readonly x: number; readonly y: number };

export type ClickerRules = GameRules<ClickerState, ClickerEvent>;

/** The only action: a strike at a point of the field, by pointer or reticle. */
export const STRIKE = 1;

const NOTHING_HAPPENED: readonly never[] = [];

/** Draws a new size, speed, drift and look from the round's stream, always with the same number of draws. */
function dress(target: ClickerTarget, { random, tick }: ClickerState): void {
  const { minSizePx, maxSizePx, minSpeedPxPerTick, maxSpeedPxPerTick } = CONFIG.weathers[weatherAt(tick)];
  const steps = CONFIG.speedStepsPerPx;
  const drift = CONFIG.maxDriftPxPerTick * steps;
  target.sizePx = integerBetween(random, minSizePx, maxSizePx);
  target.speedPxPerTick =
    integerBetween(random, minSpeedPxPerTick * steps, maxSpeedPxPerTick * steps) / steps;
  target.driftPxPerTick = integerBetween(random, -drift, drift) / steps;
  target.look = integerBelow(random, CONFIG.lookCount);
}

/** Returns the px from a column to the nearest other head in the upper part, or else the width. */
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

/** Returns the emptiest of a few columns drawn from the round's stream. */
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

/** Charges a new head if the time has come and no other head is charged. */
function charge(state: ClickerState, target: ClickerTarget): void {
  target.isCharged = state.tick >= state.sparkAt && state.targets.every(({ isCharged }) => !isCharged);
  if (target.isCharged) state.sparkAt = state.tick + CONFIG.weathers[weatherAt(state.tick)].sparkTicks;
}

/** Turns the target into a new head above the top edge: just above it, or higher. */
function relocate(state: ClickerState, target: ClickerTarget, higherPx = 0): void {
  target.isCharged = false;
  dress(target, state);
  target.x = chooseColumn(state, target);
  target.y = -target.sizePx / 2 - higherPx;
  charge(state, target);
}

/** Returns true if a strike at this point would hit in the present state; for the view. */
export function isTargetAt(state: Readonly<ClickerState>, x: number, y: number): boolean {
  return preyAt(state, x, y) !== undefined;
}

/** Loads the blaster again: soon after a hit, later after a miss. */
function reload(blaster: Blaster, tick: number, isHit: boolean): void {
  blaster.readyAt = tick + (isHit ? CONFIG.strikeTicks : CONFIG.jamTicks);
  blaster.isJammed = !isHit;
  blaster.strikes += 1;
  if (isHit) blaster.hits += 1;
  blaster.streak = isHit ? blaster.streak + 1 : 0;
  blaster.bestStreak = Math.max(blaster.bestStreak, blaster.streak);
}

const struck = ({ x, y, sizePx, look }: ClickerTarget): StruckHead => ({ x, y, sizePx, look });

function strike(state: ClickerState, { x, y }: GameAction): readonly ClickerEvent[] {
  const target = preyAt(state, x, y);
  reload(state.blaster, state.tick, target !== undefined);
  if (target === undefined) return [{ kind: 'miss', x, y }];
  const { isCharged } = target;
  const others = isCharged ? state.targets.filter((head) => isInRing(target, head, state.field)) : [];
  const events: readonly ClickerEvent[] = [
    { kind: 'hit', ...struck(target), isCharged },
    ...others.map((head) => ({ kind: 'burst' as const, ...struck(head) })),
  ];
  state.score += events.length;
  [target, ...others].forEach((head, index) => relocate(state, head, index * CONFIG.burstGapPx));
  return events;
}

/** Strikes once with each action that finds the blaster ready; the others have no effect. */
function strikeAll(state: ClickerState, actions: readonly GameAction[]): readonly ClickerEvent[] {
  const events: ClickerEvent[] = [];
  for (const action of actions) if (isReady(state)) events.push(...strike(state, action));
  return events.length === 0 ? NOTHING_HAPPENED : events;
}

/** Moves a target sideways; it turns before the left and right edges. */
function drift(target: ClickerTarget, width: number): void {
  const { x, driftPxPerTick } = target;
  if (driftPxPerTick === 0) return;
  const room = target.sizePx / 2 + CONFIG.driftMarginPx;
  if (driftPxPerTick < 0 ? x < room : x > width - room) target.driftPxPerTick = -driftPxPerTick;
  target.x += target.driftPxPerTick;
}

/**
 * Moves a target down. A target completely below the bottom wraps to the top without other changes (§9), but
 * loses its charge, so that a head nobody wants does not keep the next one from being charged.
 */
function fall(target: ClickerTarget, height: number): void {
  target.y += target.speedPxPerTick;
  if (target.y - target.sizePx / 2 <= height) return;
  target.y = -target.sizePx / 2;
  target.isCharged = false;
}

/** Creates ten targets, spread over the columns and, in their order, down the upper part of the field. */
function start(seed: string, field: FieldName): ClickerState {
  const state: ClickerState = {
    field,
    tick: 0,
    score: 0,
    targets: [],
    blaster: { readyAt: 0, isJammed: false, strikes: 0, hits: 0, streak: 0, bestStreak: 0 },
    sparkAt: CONFIG.weathers.calm.sparkTicks,
    random: createRandom(seed),
  };
  for (let index = 0; index < CONFIG.targetCount; index++) {
    const target: ClickerTarget = {
      x: 0,
      y: 0,
      sizePx: 0,
      speedPxPerTick: 0,
      driftPxPerTick: 0,
      look: 0,
      isCharged: false,
    };
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
  const events = actions.length === 0 ? NOTHING_HAPPENED : strikeAll(state, actions);
  const { width, height } = FIELDS[state.field];
  const isStorm = weatherAt(state.tick) === 'storm';
  for (const target of state.targets) {
    if (isStorm) drift(target, width);
    fall(target, height);
  }
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

/** Flawless is a round with enough strikes that hit, and none that did not. */
const faults = (): FaultObserver<ClickerState> => ({
  isFlawless: ({ blaster: { strikes, hits } }) => hits >= CONFIG.flawlessHits && strikes === hits,
});

/**
 * Alien Clicker (§9): ten heads fall for a minute. A hit scores 1 and sends a new head from the top. Now and
 * then one is charged: its ring grows while it falls, and a hit on it hits every head in the ring.
 */
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
  faults,
});
