import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { integerBelow, integerBetween } from '../../../rules-core/random.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import type { StrongholdEvent } from './events.js';
import { baseOf, type Enemy, type Point, type StrongholdState } from './state.js';

/** Length of the border of a field, in px. */
export const BORDER_PX = 2 * (FIELDS.wide.width + FIELDS.wide.height);

/**
 * Returns the point just outside the field, `place` px along its border: above it, below, before, behind. The
 * tall field is the wide one turned.
 */
export function borderPoint(field: FieldName, place: number): Point {
  const { width: length, height: breadth } = FIELDS.wide;
  const outside = CONFIG.spawnDistancePx;
  let [along, across] = [length + outside, place - 2 * length - breadth];
  if (place < length) [along, across] = [place, -outside];
  else if (place < 2 * length) [along, across] = [place - length, breadth + outside];
  else if (place < 2 * length + breadth) [along, across] = [-outside, place - 2 * length];
  return field === 'wide' ? { x: along, y: across } : { x: across, y: along };
}

/** Returns true if a point lies within `px` of the way from a gate to the base. */
export function isBeside(point: Readonly<Point>, field: FieldName, gate: number, px: number): boolean {
  const [from, base] = [borderPoint(field, gate), baseOf(field)];
  const [dx, dy] = [from.x - base.x, from.y - base.y];
  const [x, y] = [point.x - base.x, point.y - base.y];
  const aside = (x * dy - y * dx) / Math.sqrt(dx * dx + dy * dy);
  return x * dx + y * dy > 0 && Math.abs(aside) < px;
}

/** Returns the gates that a wave comes through: one, then two, of which one moves on every two waves. */
function gatesOf({ ground: { gates } }: Readonly<StrongholdState>, wave: number): readonly number[] {
  const moves = Math.floor((wave - 1) / CONFIG.wavesPerGate);
  const newest = gates[moves % gates.length] ?? 0;
  return moves === 0 ? [newest] : [gates[(moves - 1) % gates.length] ?? 0, newest];
}

/** Returns true if all enemies of the newest wave have set out. */
export const hasComeFully = ({ spawned, wave }: Readonly<StrongholdState>): boolean =>
  spawned >= CONFIG.enemiesPerWave * wave;

/** Returns the number of enemies about: those in sight, and those that have set out. */
export const leftOf = ({ enemies, coming }: Readonly<StrongholdState>): number =>
  enemies.length + coming.length;

/** Returns the gates through which the newest wave comes: the older one first, the latest last. */
export function openGates(state: Readonly<StrongholdState>): readonly number[] {
  return gatesOf(state, state.wave);
}

/** Returns the gates that the player is told to guard: those of the next wave once this one has fully come. */
export function shownGates(state: Readonly<StrongholdState>): readonly number[] {
  return gatesOf(state, hasComeFully(state) ? state.wave + 1 : state.wave);
}

/** Returns the place on the border where the next enemy comes: near a gate of this wave. */
function drawPlace(state: StrongholdState): number {
  const { random } = state;
  const gates = openGates(state);
  const gate = gates[integerBelow(random, gates.length)] ?? 0;
  return gate + integerBetween(random, -CONFIG.gateWidthPx, CONFIG.gateWidthPx);
}

/**
 * Decides whether an enemy sets out in this step (§9): while any of the newest wave are left, and fewer than 3 × wave
 * are about, those of earlier waves included. Draws a number only then.
 */
function isOneDue(state: StrongholdState): boolean {
  if (state.tick < CONFIG.quietTicks || hasComeFully(state)) return false;
  if (leftOf(state) >= CONFIG.enemiesPerWave * state.wave) return false;
  return integerBelow(state.random, CONFIG.spawnOneIn) === 0;
}

/** Lets an enemy set out for a gate: for a near one so far behind it, out of sight, that its way is `wayPx` long. */
function setOut(state: StrongholdState): void {
  const { x, y } = borderPoint(state.field, drawPlace(state));
  const base = baseOf(state.field);
  const [dx, dy] = [base.x - x, base.y - y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  const speed = (CONFIG.enemySpeedTenths + CONFIG.enemySpeedTenthsPerWave * state.wave) / 10;
  const health = CONFIG.enemyHealth + CONFIG.enemyHealthPerWave * state.wave;
  state.spawned += 1;
  state.enemyCount += 1;
  const enemy: Enemy = {
    id: state.enemyCount,
    x,
    y,
    velocityX: (dx * speed) / distance,
    velocityY: (dy * speed) / distance,
    health,
    fullHealth: health,
    wave: state.wave,
    look: integerBelow(state.random, CONFIG.lookCount),
  };
  state.coming.push({ steps: Math.max(0, Math.round((CONFIG.wayPx - distance) / speed)), enemy });
}

/** Lets enemies set out, and those that have reached their gate come into sight. */
export function spawn(state: StrongholdState, events: StrongholdEvent[]): void {
  if (isOneDue(state)) setOut(state);
  const { coming } = state;
  let kept = 0;
  for (const each of coming) {
    if (each.steps > 0) {
      each.steps -= 1;
      coming[kept++] = each;
      continue;
    }
    state.enemies.push(each.enemy);
    events.push({ kind: 'spawned', enemy: each.enemy.id });
  }
  coming.length = kept;
}
