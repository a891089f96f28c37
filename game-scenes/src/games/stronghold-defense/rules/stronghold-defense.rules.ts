import {
  defineGame,
  type FaultObserver,
  type FieldName,
  type GameAction,
  type Outcome,
} from '../../../rules-core/define-game.js';
import { createRandom } from '../../../rules-core/random.js';
import { spawn } from './enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import type { NotBuilt, StrongholdEvent } from './events.js';
import { drawGround } from './ground.js';
import {
  baseOf,
  isSlowed,
  placeProblem,
  type Enemy,
  type StrongholdState,
  type Tower,
  type Wave,
} from './state.js';
import { call, judgeWaves, newWave } from './wave-results.js';

/** Builds a tower at a point of the field. */
export const BUILD = 1;

/** Calls the next wave, once all of the newest have set out. Takes nothing. */
export const CALL = 2;

/** Sells the tower with this number (`Tower.id`, in `x`). */
export const SELL = 3;

/** Numbers of towers are below this: a round has not the money for half as many. */
const TOWER_NUMBERS = 256;

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
    waves: [newWave(false)],
    enemyCount: 0,
    enemies: [],
    coming: [],
    towers: [],
    towerCount: 0,
    ground: drawGround(random, field),
    random,
  };
}

function whyNotBuilt(state: Readonly<StrongholdState>, x: number, y: number): NotBuilt | undefined {
  if (state.towers.length >= CONFIG.mostTowers) return 'tooMany';
  return state.money < CONFIG.towerCost ? 'money' : placeProblem(state, x, y);
}

function build(state: StrongholdState, { x, y }: GameAction): StrongholdEvent {
  const why = whyNotBuilt(state, x, y);
  if (why !== undefined) return { kind: 'notBuilt', x, y, why };
  state.money -= CONFIG.towerCost;
  state.towerCount += 1;
  state.towers.push({ id: state.towerCount, x, y, cooldown: 0 });
  return { kind: 'built', tower: state.towerCount, x, y };
}

function sell(state: StrongholdState, id: number): StrongholdEvent {
  const index = state.towers.findIndex((tower) => tower.id === id);
  const [tower] = index < 0 ? [] : state.towers.splice(index, 1);
  if (tower === undefined) return { kind: 'notSold', tower: id };
  const money = CONFIG.sellMoney;
  state.money += money;
  return { kind: 'sold', tower: id, x: tower.x, y: tower.y, money };
}

function act(state: StrongholdState, action: GameAction): StrongholdEvent {
  if (action.code === CALL) return call(state);
  return action.code === SELL ? sell(state, action.x) : build(state, action);
}

/** Returns the record of the wave that an enemy belongs to. */
function waveOf({ waves }: StrongholdState, { wave }: Enemy): Wave | undefined {
  return waves[wave - 1];
}

/** Moves all enemies. An enemy at the base takes a life and disappears. */
function walk(state: StrongholdState, events: StrongholdEvent[]): void {
  const { enemies } = state;
  const base = baseOf(state.field);
  const reach = squared(CONFIG.baseRadiusPx);
  let kept = 0;
  for (const enemy of enemies) {
    const share = isSlowed(state, enemy.x, enemy.y) ? CONFIG.crystalShare : 1;
    enemy.x += enemy.velocityX * share;
    enemy.y += enemy.velocityY * share;
    if (squared(base.x - enemy.x) + squared(base.y - enemy.y) > reach) {
      enemies[kept++] = enemy;
      continue;
    }
    // Two enemies may arrive in the same step at the last life.
    state.lives = Math.max(0, state.lives - 1);
    const wave = waveOf(state, enemy);
    if (wave) wave.leaks += 1;
    events.push({ kind: 'leaked', enemy: enemy.id, wave: enemy.wave, x: enemy.x, y: enemy.y });
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
  const wave = waveOf(state, enemy);
  if (wave) wave.kills += 1;
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
    events.push({ kind: 'shot', tower: tower.id, enemy: target.id, x: target.x, y: target.y });
    if (target.health <= 0) kill(state, target, events);
  }
}

function simulate(state: StrongholdState, events: StrongholdEvent[]): void {
  spawn(state, events);
  walk(state, events);
  shoot(state, events);
  if (state.lives > 0) judgeWaves(state, events);
}

function step(state: StrongholdState, actions: readonly GameAction[]): readonly StrongholdEvent[] {
  if (isOver(state)) return NOTHING_HAPPENED;
  const isSimulated = (state.tick + 1) % CONFIG.ticksPerStep === 0;
  if (actions.length === 0 && !isSimulated) {
    state.tick += 1;
    return NOTHING_HAPPENED;
  }
  const happening: StrongholdEvent[] = [];
  for (const action of actions) happening.push(act(state, action));
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
  actions: {
    build: { code: BUILD, takes: 'point' },
    call: { code: CALL, takes: 'nothing' },
    sell: { code: SELL, takes: { choices: TOWER_NUMBERS } },
  },
  start,
  step,
  outcome,
  faults,
});
