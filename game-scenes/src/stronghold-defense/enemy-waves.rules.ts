import { FIELDS } from '../rules-core/define-game.js';
import { integerBelow, type RandomState } from '../rules-core/random.js';
import { STRONGHOLD_CONFIG as CONFIG } from './stronghold-defense.config.js';
import { baseOf, type Enemy, type StrongholdState } from './stronghold-state.rules.js';

/** Returns a random point just outside the wide field, anywhere along its border. */
function pointAround(random: RandomState): { along: number; across: number } {
  const { width: length, height: breadth } = FIELDS.wide;
  const outside = CONFIG.spawnDistancePx;
  const place = integerBelow(random, 2 * (length + breadth));
  if (place < length) return { along: place, across: -outside };
  if (place < 2 * length) return { along: place - length, across: breadth + outside };
  if (place < 2 * length + breadth) return { along: -outside, across: place - 2 * length };
  return { along: length + outside, across: place - 2 * length - breadth };
}

/** Decides whether an enemy comes in this step (§9). Draws a number only while any are left to come. */
export function isWaveDue(state: StrongholdState): boolean {
  if (state.spawned >= CONFIG.enemiesPerWave * state.wave) return false;
  return integerBelow(state.random, CONFIG.spawnOneIn) === 0;
}

/** Adds an enemy at the border, walking straight to the base. The tall field is the wide one turned. */
export function spawnEnemy(state: StrongholdState): Enemy {
  const { along, across } = pointAround(state.random);
  const [x, y] = state.field === 'wide' ? [along, across] : [across, along];
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
    look: integerBelow(state.random, CONFIG.lookCount),
  };
  state.enemies.push(enemy);
  return enemy;
}
