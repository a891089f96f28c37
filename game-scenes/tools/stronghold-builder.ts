import { integerBetween, type RandomState } from '../src/rules-core/random.js';
import { FIELDS } from '../src/rules.js';
import { borderPoint, shownGates } from '../src/games/stronghold-defense/rules/enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../src/games/stronghold-defense/rules/config.js';
import {
  baseOf,
  placeProblem,
  type Point,
  type StrongholdState,
} from '../src/games/stronghold-defense/rules/state.js';

/** Distance between two considered places, px. */
const GRID_PX = 20;

/** Returns how much of the way from a gate to the dome lies within a tower's range, px. */
function coveredPx(tower: Point, gate: Point, base: Readonly<Point>): number {
  const [dx, dy] = [gate.x - base.x, gate.y - base.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [x, y] = [tower.x - base.x, tower.y - base.y];
  const along = (x * dx + y * dy) / length;
  const aside = (x * dy - y * dx) / length;
  const half = Math.sqrt(Math.max(0, CONFIG.towerRangePx * CONFIG.towerRangePx - aside * aside));
  const [from, to] = [Math.max(along - half, CONFIG.baseRadiusPx), Math.min(along + half, length)];
  return Math.max(0, to - from);
}

/** Returns the place that guards most of the ways from the gates that a player sees. `chance` adds noise. */
export function buildWell(state: Readonly<StrongholdState>, chance?: RandomState): Point | undefined {
  const { width, height } = FIELDS[state.field];
  const base = baseOf(state.field);
  const gates = shownGates(state).map((gate) => borderPoint(state.field, gate));
  let best: Point | undefined;
  let most = 0;
  for (let x = GRID_PX; x < width; x += GRID_PX) {
    for (let y = GRID_PX; y < height; y += GRID_PX) {
      if (placeProblem(state, x, y) !== undefined) continue;
      const noise = chance === undefined ? 0 : integerBetween(chance, 0, 40);
      const covered = gates.reduce((sum, gate) => sum + coveredPx({ x, y }, gate, base), noise);
      if (covered <= most) continue;
      best = { x, y };
      most = covered;
    }
  }
  return best;
}
