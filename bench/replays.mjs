import { deflateRawSync } from 'node:zlib';
import { BOTS } from 'game-scenes/bots';
import { GAMES, GAME_IDS, LOG_LIMIT_BYTES, TICKS_PER_SECOND, createRound, replay } from 'game-scenes/rules';
import { kibibytes, limitMeasure } from './harness/measures.mjs';

export const SEED = '0123456789abcdef0123456789abcdef';
const FIELD = 'tall';
const BLOCKS = 11;
const WARM_UP_BLOCKS = 3;
const REPLAYS_PER_BLOCK = 40;
const MAX_MS = 2;
const MAX_DEFLATED_BYTES = 4096;

/** @typedef {import('game-scenes/rules').GameId} GameId */

/** Processor time of a replay, and size of a round's log: by a bot, by the busiest hands and at the worst. */
export async function measure() {
  return GAME_IDS.flatMap((id) => {
    const rounds = Object.values(playRounds(id));
    const times = rounds.map(({ who, log }) => {
      const what = `Processor time of replaying ${GAMES[id].name} by ${who}, in blocks of ${REPLAYS_PER_BLOCK}`;
      return limitMeasure(what, replayMs(id, log), MAX_MS);
    });
    return [...times, ...rounds.map((round) => logMeasure(id, round))];
  });
}

/**
 * Plays rounds of a game: an expert bot, about 20 strikes a second without pauses, and as many inputs as the
 * rules take. The logs are the same in every run.
 * @param {GameId} id
 */
export function playRounds(id) {
  const dice = createDice();
  const leastTicks = TICKS_PER_SECOND / GAMES[id].config.maxInputsPerSecond;
  const proven = (/** @type {string} */ name, /** @type {string} */ log, mostBytes = 0) => {
    const proof = replay(GAMES[id], SEED, log);
    if (!proof.ok) throw new Error(`The round of ${name} is refused: ${proof.reason}.`);
    const seconds = Math.round(proof.ticks / TICKS_PER_SECOND);
    return { who: `${name} (${seconds} s, ${proof.inputs} inputs)`, log, mostBytes };
  };
  return {
    expert: proven('an expert bot', BOTS[id](SEED, FIELD, 'expert').encode()),
    busy: proven(
      'the busiest hands',
      drum(id, dice, () => 2 + Math.floor(dice() * 3)),
    ),
    worst: proven(
      'the most the rules take',
      drum(id, dice, () => leastTicks),
      LOG_LIMIT_BYTES,
    ),
  };
}

/** Numbers from 0 to 1 (Numerical Recipes' generator). */
function createDice() {
  let word = 12345;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 2 ** 32;
  };
}

/**
 * The next input of the busiest player of each game, if it is more than the same input again.
 * @type {Partial<Record<GameId, (state: any, dice: () => number) => import('game-scenes/rules').GameAction>>}
 */
const BUSY_INPUTS = {
  'alien-clicker': ({ targets }, dice) => {
    const heads = targets.filter(({ y }) => y > 0 && y < 540);
    const { x, y } = heads[Math.floor(dice() * heads.length)] ?? { x: 0, y: 0 };
    return { code: 1, x, y: Math.round(y) };
  },
  'memory-match': (_state, dice) => ({ code: 1, x: Math.floor(dice() * 16), y: 0 }),
  'stronghold-defense': (_state, dice) => {
    const x = Math.floor(dice() * 540);
    return { code: 1, x, y: Math.floor(dice() * 960) };
  },
  'alien-racing': (_state, dice) => ({ code: 1, x: Math.floor(dice() * 3), y: 0 }),
};

/** Plays a round with a busy player, who pauses for some ticks between two inputs. */
function drum(/** @type {GameId} */ id, /** @type {() => number} */ dice, /** @type {() => number} */ pause) {
  const round = createRound(GAMES[id], SEED, FIELD);
  const inputOf = BUSY_INPUTS[id] ?? (() => ({ code: 1, x: 0, y: 0 }));
  for (let nextTick = 0; !round.outcome.isFinished; round.advance()) {
    for (; nextTick <= round.tick; nextTick += pause()) round.act(inputOf(round.state, dice));
  }
  return round.encode();
}

/** Returns the processor time of a replay in each block. */
function replayMs(/** @type {GameId} */ id, /** @type {string} */ log) {
  const blocks = Array.from({ length: WARM_UP_BLOCKS + BLOCKS }, () => {
    const before = process.cpuUsage();
    for (let time = 0; time < REPLAYS_PER_BLOCK; time += 1) replay(GAMES[id], SEED, log);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / REPLAYS_PER_BLOCK;
  });
  return blocks.slice(WARM_UP_BLOCKS);
}

function logMeasure(/** @type {GameId} */ id, { who, log, mostBytes }) {
  const sent = Buffer.from(log, 'base64url');
  const what = `Log of ${GAMES[id].name} by ${who}`;
  return mostBytes > 0
    ? limitMeasure(`${what}, against the log's limit`, [sent.length], mostBytes, kibibytes)
    : limitMeasure(`${what}, deflated`, [deflateRawSync(sent).length], MAX_DEFLATED_BYTES, kibibytes);
}
