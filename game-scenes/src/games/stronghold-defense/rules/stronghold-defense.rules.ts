import {
  defineGame,
  type FaultObserver,
  type FieldName,
  type GameAction,
  type Outcome,
} from '../../../rules-core/define-game.js';
import { createRandom } from '../../../rules-core/random.js';
import { isWaveDue, spawnEnemy } from './enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import { drawGround } from './ground.js';
import { baseOf, placeProblem, type Enemy, type StrongholdState, type Tower } from './state.js';

/** Events of a step, in order. */
export type StrongholdEvent =
  | { readonly kind: 'built'; readonly x: number; readonly y: number }
  | { readonly kind: 'notBuilt'; readonly x: number; readonly y: number; readonly why: NotBuilt }
  | { readonly kind: 'spawned'; readonly enemy: number }
  | {
      readonly kind: 'shot';
      readonly tower: number;
      readonly enemy: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'killed';
      readonly enemy: number;
      readonly x: number;
      readonly y: number;
      readonly look: number;
    }
  | { readonly kind: 'leaked'; readonly enemy: number; readonly x: number; readonly y: number }
  | { readonly kind: 'waveCleared'; readonly wave: number };

/** Reasons why no tower was built. */
export type NotBuilt = 'money' | 'outside' | 'base' | 'tower' | 'crater';

/** The only action: building a tower at a point of the field. */
export const BUILD = 1;

const NOTHING_HAPPENED: readonly never[] = [];

const squared = (value: number): number => value * value;

const isOver = (state: Readonly<StrongholdState>): boolean =>
  state.tick >= CONFIG.roundTicks || state.lives <= 0;

function start(seed: string, field: FieldName): StrongholdState {
  const random = createRandom(seed);
  return {
    field,
    tick: 0,
    score: 0,
    money: CONFIG.startMoney,
    lives: CONFIG.lives,
    wave: 1,
    spawned: 0,
    enemyCount: 0,
    enemies: [],
    towers: [],
    ground: drawGround(random, field),
    random,
  };
}

function build(state: StrongholdState, { x, y }: GameAction): StrongholdEvent {
  const why = state.money < CONFIG.towerCost ? 'money' : placeProblem(state, x, y);
  if (why !== undefined) return { kind: 'notBuilt', x, y, why };
  state.money -= CONFIG.towerCost;
  state.towers.push({ x, y, cooldown: 0 });
  return { kind: 'built', x, y };
}

function spawn(state: StrongholdState, events: StrongholdEvent[]): void {
  if (isWaveDue(state)) events.push({ kind: 'spawned', enemy: spawnEnemy(state).id });
}

/** Moves all enemies. An enemy at the base takes a life and disappears. */
function walk(state: StrongholdState, events: StrongholdEvent[]): void {
  const { enemies } = state;
  const base = baseOf(state.field);
  const reach = squared(CONFIG.baseRadiusPx);
  let kept = 0;
  for (const enemy of enemies) {
    enemy.x += enemy.velocityX;
    enemy.y += enemy.velocityY;
    if (squared(base.x - enemy.x) + squared(base.y - enemy.y) > reach) {
      enemies[kept++] = enemy;
      continue;
    }
    // Two enemies may arrive in the same step at the last life.
    state.lives = Math.max(0, state.lives - 1);
    events.push({ kind: 'leaked', enemy: enemy.id, x: enemy.x, y: enemy.y });
  }
  enemies.length = kept;
}

/** Returns the target of a tower: the enemy in range nearest to the base, the earlier one if equally near. */
export function targetOf(
  tower: Readonly<Tower>,
  enemies: readonly Enemy[],
  baseX: number,
  baseY: number,
): Enemy | undefined {
  const range = squared(CONFIG.towerRangePx);
  let target: Enemy | undefined;
  let nearest = Infinity;
  for (const enemy of enemies) {
    if (squared(tower.x - enemy.x) + squared(tower.y - enemy.y) > range) continue;
    const distance = squared(baseX - enemy.x) + squared(baseY - enemy.y);
    if (distance >= nearest) continue;
    target = enemy;
    nearest = distance;
  }
  return target;
}

function kill(state: StrongholdState, enemy: Enemy, events: StrongholdEvent[]): void {
  state.enemies.splice(state.enemies.indexOf(enemy), 1);
  state.score += CONFIG.pointsPerKill;
  state.money += CONFIG.moneyPerKill;
  events.push({ kind: 'killed', enemy: enemy.id, x: enemy.x, y: enemy.y, look: enemy.look });
}

/** Lets the towers shoot in the order in which they were built. */
function shoot(state: StrongholdState, events: StrongholdEvent[]): void {
  const base = baseOf(state.field);
  for (let index = 0; index < state.towers.length; index++) {
    const tower = state.towers[index];
    if (tower === undefined) return;
    if (tower.cooldown > 0) tower.cooldown -= 1;
    if (tower.cooldown > 0) continue;
    const target = targetOf(tower, state.enemies, base.x, base.y);
    if (target === undefined) continue;
    tower.cooldown = CONFIG.cooldownSteps;
    target.health -= CONFIG.towerDamage;
    events.push({ kind: 'shot', tower: index, enemy: target.id, x: target.x, y: target.y });
    if (target.health <= 0) kill(state, target, events);
  }
}

/** Clears a wave when all its enemies have come and none is left, killed or not (§9). */
function clearWave(state: StrongholdState, events: StrongholdEvent[]): void {
  const isCleared = state.enemies.length === 0 && state.spawned === CONFIG.enemiesPerWave * state.wave;
  if (!isCleared || state.lives <= 0) return;
  events.push({ kind: 'waveCleared', wave: state.wave });
  state.wave += 1;
  state.spawned = 0;
  state.money += CONFIG.moneyPerWave;
}

function simulate(state: StrongholdState, events: StrongholdEvent[]): void {
  spawn(state, events);
  walk(state, events);
  shoot(state, events);
  clearWave(state, events);
}

function step(state: StrongholdState, actions: readonly GameAction[]): readonly StrongholdEvent[] {
  if (isOver(state)) return NOTHING_HAPPENED;
  const isSimulated = (state.tick + 1) % CONFIG.ticksPerStep === 0;
  if (actions.length === 0 && !isSimulated) {
    state.tick += 1;
    return NOTHING_HAPPENED;
  }
  const happening: StrongholdEvent[] = [];
  for (const action of actions) happening.push(build(state, action));
  if (isSimulated) simulate(state, happening);
  state.tick += 1;
  return happening.length === 0 ? NOTHING_HAPPENED : happening;
}

function outcome(state: StrongholdState): Outcome {
  return {
    isFinished: isOver(state),
    score: state.score,
    coins: Math.floor(state.score / CONFIG.pointsPerCoin),
    ticks: state.tick,
  };
}

/** Flawless is a round that is held to its end without a life lost. */
const faults = (): FaultObserver<StrongholdState> => ({
  isFlawless: ({ tick, lives }) => tick >= CONFIG.roundTicks && lives === CONFIG.lives,
});

/** Stronghold Defense (§9): towers around a dome, waves through gates, two minutes or ten lives. */
export const strongholdDefense = /* @__PURE__ */ defineGame({
  id: 'stronghold-defense',
  name: 'Stronghold Defense',
  description: 'Build towers, hold the dome, outlast the swarm for two minutes.',
  isNew: false,
  rulesVersion: 1,
  ticksPerRound: CONFIG.roundTicks,
  config: CONFIG,
  actions: { build: { code: BUILD, takes: 'point' } },
  start,
  step,
  outcome,
  faults,
});
