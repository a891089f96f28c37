import { FIELDS } from '../../../rules-core/define-game.js';
import type { Round } from '../../../rules-core/round.js';
import { isHeldKey, type GameKey, type HeldKey } from '../../../scene-core/game-scene.js';
import { borderPoint, shownGates } from '../rules/enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import type { StrongholdEvent } from '../rules/events.js';
import { BUILD } from '../rules/stronghold-defense.rules.js';
import { baseOf, placeProblem, type PlaceProblem, type StrongholdState } from '../rules/state.js';

/** Whether a tower can be built at the ghost's position, or why not. */
export type GhostAnswer = 'free' | 'tooMany' | 'money' | Exclude<PlaceProblem, undefined>;

/** Result of an attempt to build. */
export type BuildAnswer = 'building' | 'tooFast' | Exclude<GhostAnswer, 'free'>;

/** Initial speed in px per tick: a tap moves little, but a held key crosses the field in about a second. */
const FIRST_SPEED = 2;
const ACCELERATION = 0.4;
const TOP_SPEED = 12;
const DIAGONAL = Math.SQRT1_2;

/** Movement from which a finger drags the ghost, which then stays visible this far above it. */
const DRAG_FROM_PX = 14;
const ABOVE_FINGER_PX = 72;

/** Rings on which a free place is searched if the last one is taken. */
const SEARCH_RINGS_PX = [110, 160, 210, 250];
const SEARCH_DIRECTIONS = 16;

/** Mode in which a tower is placed: position of the ghost, and whether it can be built there. */
export interface Placement {
  readonly isOn: boolean;
  /** Position where the tower would be built, whole logical px. */
  readonly x: number;
  readonly y: number;
  readonly answer: GhostAnswer;
  /** True if the ghost was last moved by keys. */
  readonly isByKeys: boolean;
  /** True while a mouse or pen is over the field, also outside the mode: it is at the ghost's position. */
  readonly isHovering: boolean;
  /** True while a finger holds the ghost and hides what is below. */
  readonly isHeld: boolean;
  /** True while the ghost is exactly on a tower, so just built it: it would only say that one is there. */
  readonly isOnTower: boolean;
  /** True if the mode goes on after each tower, until the lock is taken off. */
  readonly isLocked: boolean;
  /** Enters or leaves the mode, like the button. Eight towers refuse it. */
  toggle(): void;
  /** Leaves the mode. Returns false if it was not active. */
  leave(): boolean;
  toggleLock(): void;
  /** Records whether Shift is held, with which the mode goes on after a tower. */
  shiftChanged(isDown: boolean): void;
  pointerMoved(x: number, y: number, pointerId: number): void;
  pointerDown(x: number, y: number, pointerId: number): void;
  pointerUp(pointerId: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** Moves the ghost by keys for one tick. */
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
  readonly held: Record<HeldKey, number>;
  isOn: boolean;
  isLocked: boolean;
  isShifted: boolean;
  isByKeys: boolean;
  /** Not rounded, unlike the built position. */
  x: number;
  y: number;
  speed: number;
  /** Pointer that moved before it was pressed, so a mouse or pen and not a finger. */
  hoveringId: number | undefined;
  finger: Finger | undefined;
}

const isFull = ({ towers }: Readonly<StrongholdState>): boolean => towers.length >= CONFIG.mostTowers;

function answerAt({ round: { state } }: Mode, x: number, y: number): GhostAnswer {
  const problem = placeProblem(state, x, y);
  if (problem !== undefined) return problem;
  if (isFull(state)) return 'tooMany';
  return state.money < CONFIG.towerCost ? 'money' : 'free';
}

const answerOf = (mode: Mode): GhostAnswer => answerAt(mode, Math.round(mode.x), Math.round(mode.y));

function isOnTower({ round, x, y }: Mode): boolean {
  return round.state.towers.some((tower) => tower.x === Math.round(x) && tower.y === Math.round(y));
}

/** Returns the angle from the base to the newest gate. */
function directionOfSwarm(state: Readonly<StrongholdState>): number {
  const gate = shownGates(state).at(-1) ?? 0;
  const [from, base] = [borderPoint(state.field, gate), baseOf(state.field)];
  return Math.atan2(from.y - base.y, from.x - base.x);
}

/** Keeps the last place if it is free, else takes the first free one on the smallest possible ring, on the swarm's way. */
function findPlace(mode: Mode): void {
  const isFree = (x: number, y: number): boolean =>
    placeProblem(mode.round.state, Math.round(x), Math.round(y)) === undefined;
  if (isFree(mode.x, mode.y)) return;
  const base = baseOf(mode.round.field);
  const first = directionOfSwarm(mode.round.state);
  for (const ring of SEARCH_RINGS_PX) {
    for (let index = 0; index < SEARCH_DIRECTIONS; index++) {
      const angle = first + (index / SEARCH_DIRECTIONS) * 2 * Math.PI;
      const [x, y] = [base.x + ring * Math.cos(angle), base.y + ring * Math.sin(angle)];
      if (!isFree(x, y)) continue;
      [mode.x, mode.y] = [x, y];
      return;
    }
  }
}

function enter(mode: Mode): void {
  if (mode.round.outcome.isFinished) return;
  if (isFull(mode.round.state)) return mode.onAttempt('tooMany');
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
 * Tries to build at the ghost's position. Success without Shift or lock, lack of money (§4) and eight towers end the
 * mode. A forbidden place does not, so that the player can choose another one. Only successful builds are logged.
 */
function build(mode: Mode): void {
  const [x, y] = [Math.round(mode.x), Math.round(mode.y)];
  const answer = answerAt(mode, x, y);
  if (answer === 'free') {
    if (!mode.round.act({ code: BUILD, x, y })) return mode.onAttempt('tooFast');
    if (!mode.isLocked && !mode.isShifted) leave(mode);
    mode.onAttempt('building');
    return;
  }
  if (answer === 'money' || answer === 'tooMany') leave(mode);
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
  if (isHeldKey(key)) {
    mode.held[key] = isDown ? 1 : 0;
    if (isDown && mode.isOn) mode.isByKeys = true;
    return;
  }
  if (!isDown || (key !== 'Enter' && key !== ' ')) return;
  if (mode.isOn) {
    build(mode);
    return;
  }
  enter(mode);
  mode.isByKeys = mode.isOn;
}

/** Moves the ghost within the field, so that a key held too long does not lose it. */
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

/** Creates the placement mode. `onAttempt` is called for each attempt to build, for screen readers too. */
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
    isLocked: false,
    isShifted: false,
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
    get isHovering() {
      return mode.hoveringId !== undefined && !mode.isByKeys;
    },
    get isHeld() {
      return mode.finger !== undefined;
    },
    get isOnTower() {
      return isOnTower(mode);
    },
    get isLocked() {
      return mode.isLocked;
    },
    toggle() {
      if (!leave(mode)) enter(mode);
    },
    leave: () => leave(mode),
    toggleLock: () => void (mode.isLocked = !mode.isLocked),
    shiftChanged: (isDown) => void (mode.isShifted = isDown),
    pointerMoved: (x, y, pointerId) => followPointer(mode, x, y, pointerId),
    pointerDown: (x, y, pointerId) => press(mode, x, y, pointerId),
    pointerUp: (pointerId) => lift(mode, pointerId),
    keyChanged: (key, isDown) => pressKey(mode, key, isDown),
    advance: () => moveByKeys(mode),
  };
}
