import { integerBetween, type RandomState } from '../src/rules-core/random.js';
import { FIELDS, type GameAction } from '../src/rules.js';
import { idleTower } from '../src/games/stronghold-defense/rules/bot.js';
import { borderPoint, leftOf, shownGates } from '../src/games/stronghold-defense/rules/enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../src/games/stronghold-defense/rules/config.js';
import { BUILD, CALL, SELL } from '../src/games/stronghold-defense/rules/stronghold-defense.rules.js';
import {
  baseOf,
  placeProblem,
  type Point,
  type StrongholdState,
} from '../src/games/stronghold-defense/rules/state.js';
import { canCall } from '../src/games/stronghold-defense/rules/wave-results.js';

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

/** Returns the place that guards most of the ways that few towers guard, of those a player sees. `chance` adds noise. */
function buildWell(state: Readonly<StrongholdState>, chance?: RandomState): Point | undefined {
  const { width, height } = FIELDS[state.field];
  const base = baseOf(state.field);
  const gates = shownGates(state).map((gate) => {
    const from = borderPoint(state.field, gate);
    const guarded = state.towers.reduce((sum, tower) => sum + coveredPx(tower, from, base), 0);
    return { from, weight: 1 / (1 + guarded / CONFIG.towerRangePx) };
  });
  let best: Point | undefined;
  let most = 0;
  for (let x = GRID_PX; x < width; x += GRID_PX) {
    for (let y = GRID_PX; y < height; y += GRID_PX) {
      if (placeProblem(state, x, y) !== undefined) continue;
      const noise = chance === undefined ? 0 : integerBetween(chance, 0, 20);
      const covered = gates.reduce(
        (sum, { from, weight }) => sum + weight * coveredPx({ x, y }, from, base),
        noise,
      );
      if (covered <= most) continue;
      best = { x, y };
      most = covered;
    }
  }
  return best;
}

/** Returns what to do now, if anything: builds well, sells what guards no gate any more, calls when few are left. */
export function nextMove(
  state: Readonly<StrongholdState>,
  callsAtLeft: number,
  chance?: RandomState,
): GameAction | undefined {
  if (canCall(state) && leftOf(state) <= callsAtLeft) return { code: CALL, x: 0, y: 0 };
  if (state.towers.length >= CONFIG.mostTowers) {
    const idle = state.money >= CONFIG.towerCost - CONFIG.sellMoney ? idleTower(state) : undefined;
    return idle && { code: SELL, x: idle.id, y: 0 };
  }
  const place = state.money >= CONFIG.towerCost ? buildWell(state, chance) : undefined;
  return place && { code: BUILD, ...place };
}
