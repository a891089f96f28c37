import { deflateRawSync } from 'node:zlib';
import { BOTS } from 'game-scenes/bots';
import { GAMES, GAME_IDS, LOG_LIMIT_BYTES, TICKS_PER_SECOND, createRound, replay } from 'game-scenes/rules';
import { kibibytes, limitMeasure } from './harness/measures.mjs';

export const SEED = '0123456789abcdef0123456789abcdef';
const FIELD = 'tall';
/** The base of the tall field. */
const BASE = { x: 270, y: 480 };
const BLOCKS = 11;
const WARM_UP_BLOCKS = 3;
const REPLAYS_PER_BLOCK = 40;
/** @type {Partial<Record<GameId, number>>} */
const MAX_MS = { 'alien-clicker': 2, 'memory-match': 2, 'stronghold-defense': 3, 'alien-racing': 5 };
const MAX_DEFLATED_BYTES = 4096;

/** @typedef {import('game-scenes/rules').GameId} GameId */

/** Processor time of a replay, and size of a round's log: by a bot, by the busiest hands and at the worst. */
export async function measure() {
  return GAME_IDS.flatMap((id) => {
    const rounds = Object.values(playRounds(id));
    const times = rounds.map(({ who, log }) => {
      const what = `Processor time of replaying ${GAMES[id].name} by ${who}, in blocks of ${REPLAYS_PER_BLOCK}`;
      return limitMeasure(what, replayMs(id, log), MAX_MS[id] ?? 0);
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
    return { code: 1, x: Math.round(x), y: Math.round(y) };
  },
  'memory-match': (_state, dice) => ({ code: 1, x: Math.floor(dice() * 16), y: 0 }),
  // Builds on the ways of the swarm, aiming anew four times a second, sells what guards none of them, and calls: so the
  // dome is held to the end.
  'stronghold-defense': ({ tick, towers, enemies, coming }, dice) => {
    const swarm = [...enemies, ...coming.map(({ enemy }) => enemy)];
    const kind = dice();
    if (kind < 0.2 && swarm.length < 2) return { code: 2, x: 0, y: 0 };
    const idle = towers.find((tower) => !swarm.some((enemy) => asideOf(tower, enemy) < 100));
    if (kind < 0.4) return { code: 3, x: swarm.length < 3 ? 0 : (idle?.id ?? 0), y: 0 };
    const aim = Math.floor(tick / 15);
    const { x, y } = swarm[aim % swarm.length] ?? { x: 0, y: 0 };
    const share = (100 + ((aim * 31) % 80)) / Math.hypot(x - BASE.x, y - BASE.y);
    const [dx, dy] = [60 - ((aim * 37) % 120), 60 - ((aim * 53) % 120)];
    const place = { x: BASE.x + (x - BASE.x) * share + dx, y: BASE.y + (y - BASE.y) * share + dy };
    return { code: 1, x: Math.round(place.x), y: Math.round(place.y) };
  },
  'alien-racing': (_state, dice) => ({ code: 1, x: Math.floor(dice() * 3), y: 0 }),
};

/** Returns how far a tower is from the way of an enemy to the base, px. */
function asideOf(tower, enemy) {
  const [dx, dy] = [enemy.x - BASE.x, enemy.y - BASE.y];
  const [x, y] = [tower.x - BASE.x, tower.y - BASE.y];
  return x * dx + y * dy > 0 ? Math.abs(x * dy - y * dx) / Math.hypot(dx, dy) : Infinity;
}

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
