import { deflateRawSync } from 'node:zlib';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { median } from './figures.mjs';
import { playRounds } from './played-rounds.mjs';

const BLOCKS = 11;
const REPLAYS_PER_BLOCK = 40;
const MAX_MS = 2;
const MAX_DEFLATED_BYTES = 4096;

/**
 * Measures the processor time of a replay: rounds of two bots, of the busiest player, the worst log and the
 * longest golden round.
 */
export async function measureReplays() {
  const { GAME_IDS, GAMES } = await import('game-scenes/rules');
  const child = fromRoot('scripts', 'bench', 'replays-child.mjs');
  const measures = [];
  for (const id of GAME_IDS) {
    const args = [child, id, String(BLOCKS), String(REPLAYS_PER_BLOCK)];
    const { code, output } = await runTool(process.execPath, args);
    if (code !== 0) throw new Failure('The replays could not be measured.', output);
    for (const { who, timesMs } of JSON.parse(output)) {
      measures.push(toTimeMeasure(`${GAMES[id].name} by ${who}`, timesMs));
    }
  }
  return measures;
}

/**
 * @param {string} what
 * @param {number[]} timesMs
 */
function toTimeMeasure(what, timesMs) {
  const spread = `${Math.min(...timesMs).toFixed(2)} to ${Math.max(...timesMs).toFixed(2)}`;
  return {
    what: `Processor time of replaying ${what}, median of ${BLOCKS} blocks of ${REPLAYS_PER_BLOCK}`,
    measured: `${median(timesMs).toFixed(2)} ms (${spread})`,
    promised: `under ${MAX_MS} ms`,
    isKept: median(timesMs) < MAX_MS,
  };
}

/** Measures the size of a round's log in bytes, as sent and as stored. */
export async function measureLogs() {
  const { GAME_IDS, GAMES, LOG_LIMIT_BYTES } = await import('game-scenes/rules');
  const measures = [];
  for (const id of GAME_IDS) {
    const { expert, busy, worst } = await playRounds(id);
    const sizes = ({ log }) => {
      const bytes = Buffer.from(log, 'base64url');
      return { raw: bytes.length, deflated: deflateRawSync(bytes).length };
    };
    for (const round of [expert, busy]) {
      const { raw, deflated } = sizes(round);
      measures.push({
        what: `Log of ${GAMES[id].name} by ${round.who}, deflated`,
        measured: `${kibibytes(deflated)} (${kibibytes(raw)} before)`,
        promised: `at most ${kibibytes(MAX_DEFLATED_BYTES)}`,
        isKept: deflated <= MAX_DEFLATED_BYTES,
      });
    }
    const { raw, deflated } = sizes(worst);
    measures.push({
      what: `Log of ${GAMES[id].name} by ${worst.who}, against the log's limit`,
      measured: `${kibibytes(raw)} (${kibibytes(deflated)} deflated)`,
      promised: `at most ${kibibytes(LOG_LIMIT_BYTES)}`,
      isKept: raw <= LOG_LIMIT_BYTES,
    });
  }
  return measures;
}

/** @param {number} bytes */
function kibibytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
