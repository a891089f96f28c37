import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { Failure } from '../lib/failure.mjs';
import { ROOT, fromRoot } from '../lib/paths.mjs';
import { ensureBuilt } from '../lib/prepare.mjs';
import { endOnStopSignal } from '../lib/processes.mjs';
import { measureBoards } from './boards.mjs';
import { measureChatBroadcast } from './chat-broadcast.mjs';
import { measureChatCuts } from './chat-cuts.mjs';
import { measureChatMemory } from './chat-memory.mjs';
import { measureCostlyReads } from './costly-reads.mjs';
import { measureFirstLoads } from './first-load.mjs';
import { measureRulesHeap, measureSceneHeap } from './heaps.mjs';
import { measureIngest } from './ingest.mjs';
import { measureLiveNoise } from './live-noise.mjs';
import { measureLiveReaders } from './live-readers.mjs';
import { measureLiveStart } from './live-start.mjs';
import { measureMemberPages } from './member-pages.mjs';
import { measureOverview } from './overview.mjs';
import { measurePages } from './pages.mjs';
import { measurePictures } from './pictures.mjs';
import { measurePurchases } from './purchases.mjs';
import { measureLogs, measureReplays } from './replays.mjs';
import { measureSceneTime } from './scene-time.mjs';
import { measureSignIn } from './sign-in.mjs';
import { measureUserRoute } from './user-route.mjs';
import { measureUsersList } from './users-list.mjs';
import { measureWarmStart } from './warm-start.mjs';

/**
 * One measured promise; `reason` explains why it cannot be kept, if known.
 * @typedef {{ what: string, measured: string, promised: string, isKept: boolean, reason?: string }} Measure
 */

/** @type {Record<string, () => Promise<Measure[]>>} */
const MEASURES = {
  'first-load': measureFirstLoads,
  'sign-in': measureSignIn,
  'user-route': measureUserRoute,
  'costly-reads': measureCostlyReads,
  purchases: measurePurchases,
  pictures: measurePictures,
  ingest: measureIngest,
  'live-start': measureLiveStart,
  'live-readers': measureLiveReaders,
  'live-noise': measureLiveNoise,
  replays: measureReplays,
  logs: measureLogs,
  'rules-heap': measureRulesHeap,
  'scene-heap': measureSceneHeap,
  'scene-time': measureSceneTime,
  boards: measureBoards,
  overview: measureOverview,
  'users-list': measureUsersList,
  'chat-broadcast': measureChatBroadcast,
  'chat-memory': measureChatMemory,
  'chat-cuts': measureChatCuts,
  'warm-start': measureWarmStart,
  pages: measurePages,
  'member-pages': measureMemberPages,
};

/**
 * Runs the selected measures one after another and prints which promises are kept.
 * @param {string[]} options the command's arguments
 * @returns {Promise<void>}
 * @throws {Failure} for an unknown measure, and when a promise is not kept
 */
export async function runBench(options) {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  if (only !== undefined && !(only in MEASURES)) {
    throw new Failure(`There is no measure ${only}: choose one of ${Object.keys(MEASURES).join(', ')}.`);
  }
  endOnStopSignal();
  await ensureBuilt();
  /** @type {Measure[]} */
  const measures = [];
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (only === undefined || only === name) measures.push(...(await printed(measure)));
  }
  if (only === undefined) writeFileSync(fromRoot('docs', 'benchmarks.md'), page(measures));
  const broken = measures.filter(({ isKept }) => !isKept);
  if (broken.length > 0) throw new Failure(`${broken.length} of ${measures.length} promises are not kept.`);
}

/** @param {() => Promise<Measure[]>} measure */
async function printed(measure) {
  const measures = await measure();
  for (const { what, measured, promised, isKept, reason } of measures) {
    console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${what}: ${measured} (promised: ${promised})`);
    if (!isKept && reason !== undefined) console.log(`        ${reason}`);
  }
  return measures;
}

/** @param {Measure[]} measures */
function page(measures) {
  const commit = execFileSync('git', ['log', '-1', '--format=%h of %cs'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const rows = measures.map(
    ({ what, measured, promised, isKept }) =>
      `| ${what} | ${measured} | ${promised} | ${isKept ? 'yes' : 'no'} |`,
  );
  const reasons = measures
    .filter(({ isKept, reason }) => !isKept && reason !== undefined)
    .flatMap(({ what, reason }) => [`${what}: ${reason}`, '']);
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` at commit ${commit}, on Node ${process.version} with ${cpus().length} cores. Ratios compare`,
    'two things that were measured in turns in the same run; no figure comes from an earlier one.',
    '',
    '<!-- prettier-ignore-start -->',
    '| what | measured | promised | kept |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...reasons,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
