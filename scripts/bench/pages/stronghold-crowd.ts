import type { StrongholdState } from '../../../game-scenes/src/stronghold-defense/stronghold-state.rules.js';

const ENEMIES = 300;
const TOWERS = 100;

const BASE = { x: 480, y: 270 };

/** Slow and healthy enough that all enemies survive to the end. */
const SPEED = 0.2;
const HEALTH = 1_000_000;
const NEAREST_PX = 150;
const FARTHEST_PX = 260;
const COOLDOWN_STEPS = 30;

/** Fills the field with rows of towers; enemies walk towards the base from rings around it. */
export function crowd(given: object): void {
  const state = given as StrongholdState;
  state.enemies = Array.from({ length: ENEMIES }, (_, index) => {
    const angle = index * 2.4;
    const distance = NEAREST_PX + ((FARTHEST_PX - NEAREST_PX) * index) / ENEMIES;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    return {
      id: index + 1,
      x: BASE.x + across * distance * 1.6,
      y: BASE.y + down * distance,
      velocityX: -across * SPEED,
      velocityY: -down * SPEED,
      health: HEALTH - (index % 10) * (HEALTH / 10),
      fullHealth: HEALTH,
      look: index % 3,
    };
  });
  state.enemyCount = ENEMIES;
  state.spawned = ENEMIES;
  state.towers = Array.from({ length: TOWERS }, (_, index) => ({
    x: 50 + (index % 14) * 66,
    y: 50 + Math.floor(index / 14) * 62,
    cooldown: index % COOLDOWN_STEPS,
  }));
}
