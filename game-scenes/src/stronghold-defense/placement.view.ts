import { FIELDS } from '../rules-core/define-game.js';
import type { Round } from '../rules-core/round.js';
import type { GameKey } from '../scene-core/game-scene.js';
import { STRONGHOLD_CONFIG as CONFIG } from './stronghold-defense.config.js';
import { BUILD, type StrongholdEvent } from './stronghold-defense.rules.js';
import { baseOf, placeProblem, type PlaceProblem, type StrongholdState } from './stronghold-state.rules.js';

/** Whether a tower can be built where the ghost is, or why not. */
export type GhostAnswer = 'free' | 'money' | Exclude<PlaceProblem, undefined>;

/** What became of an attempt to build. */
export type BuildAnswer = 'building' | Exclude<GhostAnswer, 'free'>;

/** Px per tick: a tap moves a little, a held key gets fast enough to cross the field in about a second. */
const FIRST_SPEED = 2;
const ACCELERATION = 0.4;
const TOP_SPEED = 12;
const DIAGONAL = Math.SQRT1_2;

/** A finger that moves farther than this drags the ghost, which then keeps so far above it that it is seen. */
const DRAG_FROM_PX = 14;
const ABOVE_FINGER_PX = 72;

/** Where the ghost looks for a free place when the remembered one is taken. */
const SEARCH_RINGS_PX = [110, 160, 210, 250];
const SEARCH_DIRECTIONS = 16;

/** The mode in which a tower is placed: where the ghost is, what it answers, and when it becomes a tower. */
export interface Placement {
  readonly isOn: boolean;
  /** Logical px, whole ones: what would be built. */
  readonly x: number;
  readonly y: number;
  readonly answer: GhostAnswer;
  /** The ghost was last moved by keys. */
  readonly isByKeys: boolean;
  /** A finger holds it, and hides what is below it. */
  readonly isHeld: boolean;
  /** The button: enters the mode or leaves it. */
  toggle(): void;
  /** True when there was a mode to leave. */
  leave(): boolean;
  pointerMoved(x: number, y: number, pointerId: number): void;
  pointerDown(x: number, y: number, pointerId: number): void;
  pointerUp(pointerId: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** One tick of movement by keys. */
  advance(): void;
}

interface Finger {
  readonly id: number;
  readonly fromX: number;
  readonly fromY: number;
  isDragging: boolean;
}

interface Mode {
  readonly round: Round<StrongholdState, StrongholdEvent>;
  readonly onAttempt: (answer: BuildAnswer) => void;
  readonly held: Record<'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown', number>;
  isOn: boolean;
  isByKeys: boolean;
  /** Not rounded. */
  x: number;
  y: number;
  speed: number;
  /** The pointer that was seen moving before it was pressed: a mouse or a pen, no finger. */
  hoveringId: number | undefined;
  finger: Finger | undefined;
}

function answerAt({ round: { state } }: Mode, x: number, y: number): GhostAnswer {
  const problem = placeProblem(state, x, y);
  if (problem !== undefined) return problem;
  return state.money < CONFIG.towerCost ? 'money' : 'free';
}

const answerOf = (mode: Mode): GhostAnswer => answerAt(mode, Math.round(mode.x), Math.round(mode.y));

/** The remembered place, or the nearest ring's first free one when it is taken. */
function findPlace(mode: Mode): void {
  const isFree = (x: number, y: number): boolean =>
    placeProblem(mode.round.state, Math.round(x), Math.round(y)) === undefined;
  if (isFree(mode.x, mode.y)) return;
  const base = baseOf(mode.round.field);
  for (const ring of SEARCH_RINGS_PX) {
    for (let index = 0; index < SEARCH_DIRECTIONS; index++) {
      const angle = (index / SEARCH_DIRECTIONS) * 2 * Math.PI;
      const [x, y] = [base.x + ring * Math.cos(angle), base.y + ring * Math.sin(angle)];
      if (!isFree(x, y)) continue;
      [mode.x, mode.y] = [x, y];
      return;
    }
  }
}

function enter(mode: Mode): void {
  if (mode.round.outcome.isFinished) return;
  mode.isOn = true;
  findPlace(mode);
}

function leave(mode: Mode): boolean {
  const wasOn = mode.isOn;
  mode.isOn = false;
  mode.finger = undefined;
  return wasOn;
}

/**
 * Builds where the ghost is. What is built and what cannot be paid ends the mode (§4); a place that is not allowed does
 * not, so that another can be chosen. Only what can be built reaches the log.
 */
function build(mode: Mode): void {
  const [x, y] = [Math.round(mode.x), Math.round(mode.y)];
  const answer = answerAt(mode, x, y);
  if (answer === 'free') {
    if (!mode.round.act({ code: BUILD, x, y })) return;
    leave(mode);
    mode.onAttempt('building');
    return;
  }
  if (answer === 'money') leave(mode);
  mode.onAttempt(answer);
}

function followPointer(mode: Mode, x: number, y: number, pointerId: number): void {
  const { finger } = mode;
  mode.isByKeys = false;
  if (finger?.id !== pointerId) {
    mode.hoveringId = pointerId;
    [mode.x, mode.y] = [x, y];
    return;
  }
  finger.isDragging ||= Math.hypot(x - finger.fromX, y - finger.fromY) > DRAG_FROM_PX;
  if (finger.isDragging) [mode.x, mode.y] = [x, y - ABOVE_FINGER_PX];
}

function press(mode: Mode, x: number, y: number, pointerId: number): void {
  if (!mode.isOn || mode.finger !== undefined) return;
  mode.isByKeys = false;
  [mode.x, mode.y] = [x, y];
  if (mode.hoveringId === pointerId) build(mode);
  else mode.finger = { id: pointerId, fromX: x, fromY: y, isDragging: false };
}

function lift(mode: Mode, pointerId: number): void {
  if (mode.hoveringId === pointerId) mode.hoveringId = undefined;
  if (mode.finger?.id !== pointerId) return;
  mode.finger = undefined;
  build(mode);
}

function pressKey(mode: Mode, key: GameKey, isDown: boolean): void {
  if (key !== 'Enter' && key !== ' ') {
    mode.held[key] = isDown ? 1 : 0;
    if (isDown && mode.isOn) mode.isByKeys = true;
    return;
  }
  if (!isDown) return;
  if (mode.isOn) {
    build(mode);
    return;
  }
  enter(mode);
  mode.isByKeys = mode.isOn;
}

/** The ghost stays on the field, so that a key held too long loses nothing. */
function moveByKeys(mode: Mode): void {
  const { held, round } = mode;
  const across = held.ArrowRight - held.ArrowLeft;
  const down = held.ArrowDown - held.ArrowUp;
  if (!mode.isOn || (across === 0 && down === 0)) {
    mode.speed = FIRST_SPEED;
    return;
  }
  const { width, height } = FIELDS[round.field];
  const stride = mode.speed * (across !== 0 && down !== 0 ? DIAGONAL : 1);
  mode.x = Math.max(0, Math.min(mode.x + across * stride, width));
  mode.y = Math.max(0, Math.min(mode.y + down * stride, height));
  mode.speed = Math.min(mode.speed + ACCELERATION, TOP_SPEED);
}

/** `onAttempt` hears of each attempt to build, also by those who cannot see the ghost. */
export function createPlacement(
  round: Round<StrongholdState, StrongholdEvent>,
  onAttempt: (answer: BuildAnswer) => void,
): Placement {
  const base = baseOf(round.field);
  const mode: Mode = {
    round,
    onAttempt,
    held: { ArrowLeft: 0, ArrowRight: 0, ArrowUp: 0, ArrowDown: 0 },
    isOn: false,
    isByKeys: false,
    x: base.x,
    y: base.y,
    speed: FIRST_SPEED,
    hoveringId: undefined,
    finger: undefined,
  };
  return {
    get isOn() {
      return mode.isOn;
    },
    get x() {
      return Math.round(mode.x);
    },
    get y() {
      return Math.round(mode.y);
    },
    get answer() {
      return answerOf(mode);
    },
    get isByKeys() {
      return mode.isByKeys;
    },
    get isHeld() {
      return mode.finger !== undefined;
    },
    toggle() {
      if (!leave(mode)) enter(mode);
    },
    leave: () => leave(mode),
    pointerMoved: (x, y, pointerId) => followPointer(mode, x, y, pointerId),
    pointerDown: (x, y, pointerId) => press(mode, x, y, pointerId),
    pointerUp: (pointerId) => lift(mode, pointerId),
    keyChanged: (key, isDown) => pressKey(mode, key, isDown),
    advance: () => moveByKeys(mode),
  };
}
