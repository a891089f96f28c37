/**
 * Rounds for benchmarks: bots play like people, busy players strike faster than a person can, and the script
 * sends as many inputs as the rules accept.
 */
import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const SEED = '0123456789abcdef0123456789abcdef';
const FIELD = 'tall';

/** About 20 strikes per second without pauses, with human irregularity. */
const BUSY_TICKS = { least: 2, most: 4 };

/**
 * @typedef {import('game-scenes/rules').GameId} GameId
 * @typedef {import('game-scenes/rules').Round} Round
 * @typedef {import('game-scenes/rules').GameAction} GameAction
 * @typedef {{ who: string, seed: string, log: string }} PlayedRound
 */

/**
 * Returns the next input of the busiest player of each game; it differs each time.
 * @type {Record<GameId, (state: any, dice: () => number) => GameAction>}
 */
export const BUSY_INPUTS = {
  'alien-clicker': ({ targets }, dice) => {
    const heads = targets.filter((/** @type {{ y: number }} */ { y }) => y > 0 && y < 540);
    const { x, y } = heads[Math.floor(dice() * heads.length)] ?? { x: 0, y: 0 };
    return { code: 1, x, y: Math.round(y) };
  },
  'memory-match': (_state, dice) => ({ code: 1, x: Math.floor(dice() * 16), y: 0 }),
  'stronghold-defense': (_state, dice) => ({
    code: 1,
    x: Math.floor(dice() * 540),
    y: Math.floor(dice() * 960),
  }),
  'alien-racing': (_state, dice) => ({ code: 1, x: Math.floor(dice() * 3), y: 0 }),
};

/** Numbers from 0 to 1, the same in every run (Numerical Recipes' generator). */
export function createDice() {
  let word = 12345;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 2 ** 32;
  };
}

/**
 * Plays rounds of a game, ordered from few to many inputs.
 * @param {GameId} id
 * @returns {Promise<Record<'decent' | 'expert' | 'busy' | 'worst' | 'golden', PlayedRound>>}
 */
export async function playRounds(id) {
  const { BOTS } = await import('game-scenes/bots');
  const { GAMES, TICKS_PER_SECOND, replay } = await import('game-scenes/rules');
  const { maxInputsPerSecond } = GAMES[id].config;
  const dice = createDice();
  const busyPause = () => BUSY_TICKS.least + Math.floor(dice() * (BUSY_TICKS.most - BUSY_TICKS.least + 1));
  const proven = (/** @type {string} */ name, /** @type {string} */ seed, /** @type {string} */ log) => {
    const proof = replay(GAMES[id], seed, log);
    if (!proof.ok) throw new Error(`The round of ${name} is refused: ${proof.reason}.`);
    const seconds = Math.round(proof.ticks / TICKS_PER_SECOND);
    return { who: `${name} (${seconds} s, ${proof.inputs} inputs)`, seed, log };
  };
  const played = (/** @type {string} */ name, /** @type {Round} */ round) =>
    proven(name, SEED, round.encode());
  const { seed, log } = longestGolden(id);
  return {
    decent: played('a decent bot', BOTS[id](SEED, FIELD, 'decent')),
    expert: played('an expert bot', BOTS[id](SEED, FIELD, 'expert')),
    busy: played('the busiest hands', await drum(id, dice, busyPause)),
    worst: played(
      'the most the rules take',
      await drum(id, dice, () => TICKS_PER_SECOND / maxInputsPerSecond),
    ),
    golden: proven('its golden round with the longest log', seed, log),
  };
}

/**
 * Returns the golden round of a game with the longest log.
 * @param {GameId} id
 * @returns {{ seed: string, log: string }}
 */
function longestGolden(id) {
  const file = fromRoot('game-scenes', 'src', id, `${id}.golden.json`);
  const { rounds } = JSON.parse(readFileSync(file, 'utf8'));
  return rounds.reduce((longest, round) => (round.log.length > longest.log.length ? round : longest));
}

/**
 * Plays a round with a busy player.
 * @param {GameId} id
 * @param {() => number} dice
 * @param {() => number} pauseTicks between two inputs
 */
async function drum(id, dice, pauseTicks) {
  const { GAMES, createRound } = await import('game-scenes/rules');
  const round = createRound(GAMES[id], SEED, FIELD);
  let nextTick = 0;
  while (!round.outcome.isFinished) {
    for (; nextTick <= round.tick; nextTick += pauseTicks()) round.act(BUSY_INPUTS[id](round.state, dice));
    round.advance();
  }
  return round;
}
