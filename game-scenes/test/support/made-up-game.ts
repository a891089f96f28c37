import { defineGame, type GameConfig } from '../../src/rules-core/define-game.js';

/** The only action: a tap anywhere. */
export const TAP = 1;

interface TapState {
  tick: number;
  score: number;
}

/** Returns a version of a made-up game that counts taps. */
const version = (rulesVersion: number, pointsPerTap: number, ticksPerRound: number) =>
  defineGame<TapState, never, GameConfig>({
    id: 'alien-tap',
    name: 'Alien Tap',
    description: 'Taps, counted.',
    isNew: false,
    rulesVersion,
    ticksPerRound,
    config: { parScore: 10, maxInputsPerSecond: 5 },
    actions: { tap: { code: TAP, takes: 'point' } },
    start: () => ({ tick: 0, score: 0 }),
    step(state, actions) {
      state.score += pointsPerTap * actions.length;
      state.tick += 1;
      return [];
    },
    outcome: ({ tick, score }) => ({ isFinished: tick >= ticksPerRound, score, coins: 0, ticks: tick }),
  });

/** A kept version of the made-up game, and the current one: a tap is worth more, and there is less time. */
export const KEPT_RULES = version(1, 1, 120);
export const CURRENT_RULES = version(2, 5, 60);
