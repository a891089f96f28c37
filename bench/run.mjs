/**
 * `npm run bench`: measures the speed and size promises of the product, prints the figures and writes
 * docs/benchmarks.md.
 *   --only=<bench>[,<bench>…]  runs these and prints the figures without writing the file
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { Failure, runMain } = await import('../scripts/lib/failure.mjs');
const { ROOT, fromRoot } = await import('../scripts/lib/paths.mjs');
const { ensureBuilt } = await import('../scripts/lib/prepare.mjs');
const { endOnStopSignal } = await import('../scripts/lib/processes.mjs');
const { startScript } = await import('./harness/processes.mjs');

/** Each is a file of this folder that exports `measure`. */
const BENCHES = [
  'first-load',
  'user-route',
  'costly-reads',
  'purchases',
  'replays',
  'rules-heap',
  'scene-time',
  'boards',
  'overview',
  'chat-broadcast',
  'pages',
];

/** @typedef {import('./harness/measures.mjs').Measure} Measure */

await runMain(async () => {
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  const names = only?.split(',') ?? BENCHES;
  const unknown = names.find((name) => !BENCHES.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no bench '${unknown}': choose some of ${BENCHES.join(', ')}.`);
  }
  endOnStopSignal();
  await ensureBuilt();
  /** @type {Measure[]} */
  const measures = [];
  for (const name of names) measures.push(...(await measuresOf(name)));
  if (only === undefined) writeFileSync(fromRoot('docs', 'benchmarks.md'), page(measures));
  const broken = measures.filter(({ isKept }) => !isKept);
  if (broken.length > 0) throw new Failure(`${broken.length} of ${measures.length} promises are not kept.`);
});

/**
 * Runs a bench in its own process, which no other one has slowed down, and prints its figures.
 * @param {string} name
 */
async function measuresOf(name) {
  const { message, stop } = await startScript('harness/run-one.mjs', [name]);
  await stop();
  const measures = /** @type {Measure[]} */ (message);
  for (const { what, measured, promised, isKept } of measures) {
    console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${what}: ${measured} (promised: ${promised})`);
  }
  return measures;
}

/** @param {Measure[]} measures */
function page(measures) {
  const git = execFileSync('git', ['log', '-1', '--format=%h of %cs'], { cwd: ROOT, encoding: 'utf8' });
  const rows = measures.map(
    ({ what, measured, promised, isKept }) =>
      `| ${what} | ${measured} | ${promised} | ${isKept ? 'yes' : 'no'} |`,
  );
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` at commit ${git.trim()}, on Node ${process.version} with ${cpus().length} cores. Ratios compare`,
    'two things that were measured in turns in the same run; no figure comes from an earlier one.',
    '',
    '<!-- prettier-ignore-start -->',
    '| what | measured | promised | kept |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
