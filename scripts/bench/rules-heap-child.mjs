/**
 * Plays one endless round of a game with a busy player and prints the growth of the heap in bytes in each
 * turn of this many steps. Takes the game's id, the number of turns and the number of steps; needs `node
 * --expose-gc`.
 */
import { GAMES } from 'game-scenes/rules';
import { BUSY_INPUTS, createDice } from './played-rounds.mjs';

const WARM_UP_TURNS = 6;
const SETTLE_MS = 20;

const [id, turns, steps] = process.argv.slice(2);
const game = GAMES[/** @type {import('game-scenes/rules').GameId} */ (id)];

/**
 * Keeps a round of each game from ending; called before every step.
 * @type {Record<string, (state: any) => void>}
 */
const KEEP_GOING = {
  'alien-clicker': rewind,
  'memory-match': (state) => {
    rewind(state);
    if (state.turnsBackAt > game.ticksPerRound) state.turnsBackAt = 1;
    if (state.pairs < state.symbols.length / 2 - 1) return;
    state.pairs = 0;
    state.isMatched.fill(false);
  },
  'stronghold-defense': (state) => {
    rewind(state);
    state.lives = 10;
    // Money for towers, and room for them.
    state.money = 50;
    if (state.towers.length > 30) state.towers.length = 0;
  },
  'alien-racing': (state) => {
    rewind(state);
    if (state.finishedAt === 0) return;
    // Moves all racers back to the start.
    Object.assign(state, { finishedAt: 0, lap: 1, lapStartedAt: 0 });
    Object.assign(state.pod, { distance: 0, nextThing: 0 });
    for (const rival of state.rivals) Object.assign(rival, { distance: 0, nextThing: 0, finishedAt: 0 });
  },
};

/** Rewinds the clock, so that it never reaches the end. */
function rewind(/** @type {{ tick: number }} */ state) {
  if (state.tick >= game.ticksPerRound - 1) state.tick = 0;
}

const dice = createDice();
const state = game.start('0123456789abcdef0123456789abcdef', 'tall');
const ticksBetweenInputs = Math.ceil(60 / game.config.maxInputsPerSecond);

function playSteps(count) {
  for (let step = 0; step < count; step += 1) {
    KEEP_GOING[id](state);
    game.step(state, step % ticksBetweenInputs === 0 ? [BUSY_INPUTS[id](state, dice)] : []);
  }
  if (game.outcome(state).isFinished) throw new Error(`The round of ${id} came to an end.`);
}

async function heapBytes() {
  // Lets the background compiler hand over its results.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  // Repeated, because some objects only become garbage after others are collected.
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

// By now the optimizing compiler has compiled the code that it keeps.
for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) {
  playSteps(Number(steps));
  await heapBytes();
}
const growths = [];
for (let turn = 0; turn < Number(turns); turn += 1) {
  const before = await heapBytes();
  playSteps(Number(steps));
  growths.push((await heapBytes()) - before);
}
console.log(JSON.stringify(growths));
