import type { StrongholdEvent } from '../../src/games/stronghold-defense/rules/events.js';
import type {
  Enemy,
  Ground,
  StrongholdState,
  Tower,
} from '../../src/games/stronghold-defense/rules/state.js';
import { strongholdDefense } from '../../src/games/stronghold-defense/rules/stronghold-defense.rules.js';
import { newWave } from '../../src/games/stronghold-defense/rules/wave-results.js';

export const SEED = '000102030405060708090a0b0c0d0e0f';

export const anEnemy = (of: Partial<Enemy> = {}): Enemy => ({
  id: 1,
  x: 200,
  y: 200,
  velocityX: 0,
  velocityY: 0,
  health: 60,
  fullHealth: 60,
  wave: 1,
  look: 0,
  ...of,
});

export const aTower = (x: number, y: number, of: Partial<Tower> = {}): Tower => ({
  id: 1,
  x,
  y,
  cooldown: 0,
  ...of,
});

/** Gates above, below and before the dome, one crater and one crystal. */
export const GROUND: Ground = {
  gates: [480, 1440, 2190],
  crystals: [{ x: 700, y: 150 }],
  craters: [{ x: 700, y: 400 }],
};

/** Returns a round in progress whose newest wave has fully come. */
export function aState(of: Partial<StrongholdState> = {}): StrongholdState {
  const wave = of.wave ?? 1;
  return {
    ...strongholdDefense.start(SEED, 'wide'),
    waves: Array.from({ length: wave }, () => newWave(false)),
    spawned: 3 * wave,
    ground: GROUND,
    ...of,
  };
}

export function run(state: StrongholdState, ticks: number): StrongholdEvent[] {
  const events: StrongholdEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) events.push(...strongholdDefense.step(state, []));
  return events;
}

export const kinds = (events: readonly StrongholdEvent[]): string[] => events.map(({ kind }) => kind);
