/**
 * Replays rounds of a game and prints, for each, its player and the processor time in ms of a replay in each
 * block. Takes the game's id, the number of blocks and of replays per block. Runs in its own process, because
 * the tools of the other benchmarks slow down everything in their process.
 */
import { GAMES, replay } from 'game-scenes/rules';
import { playRounds } from './played-rounds.mjs';

const WARM_UP_BLOCKS = 3;

const [id, blocks, replays] = process.argv.slice(2);
const gameId = /** @type {import('game-scenes/rules').GameId} */ (id);
const rounds = Object.values(await playRounds(gameId));
const timesMs = rounds.map(() => /** @type {number[]} */ ([]));

/** @param {import('./played-rounds.mjs').PlayedRound} round */
function replayBlock({ seed, log }) {
  const before = process.cpuUsage();
  for (let time = 0; time < Number(replays); time += 1) replay(GAMES[gameId], seed, log);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / Number(replays);
}

for (let block = -WARM_UP_BLOCKS; block < Number(blocks); block += 1) {
  rounds.forEach((round, index) => {
    const timeMs = replayBlock(round);
    if (block >= 0) timesMs[index].push(timeMs);
  });
}
console.log(JSON.stringify(rounds.map(({ who }, index) => ({ who, timesMs: timesMs[index] }))));
