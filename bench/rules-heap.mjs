import { setTimeout as wait } from 'node:timers/promises';
import { GAMES, GAME_IDS, replay } from 'game-scenes/rules';
import { grouped, kibibytes, limitMeasure } from './harness/measures.mjs';
import { SEED, playRounds } from './replays.mjs';

const WARM_UP_TURNS = 6;
const TURNS = 7;
const STEPS = 10_000;
const SETTLE_MS = 20;
const MAX_BYTES = 64 * 1024;

/** What the rules of each game keep of their steps after a forced collection, replay after replay. */
export async function measure() {
  const measures = [];
  for (const id of GAME_IDS) {
    const { log } = playRounds(id).worst;
    const grown = [];
    // After the first turns the optimizing compiler has compiled the code that it keeps.
    for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
      const before = await heapBytes();
      for (let steps = 0; steps < STEPS;) {
        const proof = replay(GAMES[id], SEED, log);
        steps += proof.ok ? proof.ticks : STEPS;
      }
      grown.push((await heapBytes()) - before);
    }
    const what = `Heap kept of ${grouped(STEPS)} steps of ${GAMES[id].name}'s rules with the most inputs, after forced collection`;
    measures.push(limitMeasure(what, grown.slice(WARM_UP_TURNS), MAX_BYTES, kibibytes));
  }
  return measures;
}

async function heapBytes() {
  // Lets the background compiler hand over its results.
  await wait(SETTLE_MS);
  // Repeated, because some objects only become garbage after others are collected.
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
