import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, printFailure } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { endOnStopSignal } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';
import { ensureCompiler, ensureRequirements } from './requirements.mjs';
import { runStages } from './schedule.mjs';
import { STAGES } from './stages.mjs';

/** @typedef {import('./schedule.mjs').FinishedStage} FinishedStage */

/**
 * Runs the stages that the arguments select and prints the counts. Exits with 1 if a test failed.
 * @param {string[]} args
 * @returns {Promise<void>}
 * @throws {Failure} if the arguments are invalid
 */
export async function runTests(args) {
  const stages = chooseStages(args);
  const temporary = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-'));
  const cleanUp = () => rmSync(temporary, { recursive: true, force: true });
  endOnStopSignal(cleanUp);
  try {
    await prepare(stages);
    console.log(`Running ${stages.map(({ name }) => name).join(', ')} …`);
    const finished = await runStages(stages, { temporary }, (stage) => console.log(stageReport(stage)));
    console.log(closingReport(finished));
    process.exitCode = finished.some(({ failed }) => failed > 0) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    printFailure(error);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  } finally {
    cleanUp();
  }
}

/** @param {string[]} args */
function chooseStages(args) {
  const { values } = parseArgs({ args, options: { full: { type: 'boolean' }, only: { type: 'string' } } });
  const names = values.only?.split(',');
  if (!names) return STAGES.filter(({ isFull = false }) => isFull === (values.full === true));
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    throw new Failure(
      `There is no stage ${unknown}: choose from ${STAGES.map(({ name }) => name).join(', ')}.`,
    );
  }
  return STAGES.filter(({ name }) => names.includes(name));
}

/**
 * Installs what is missing: npm and Debian packages in parallel, since both mostly wait for the network.
 * @param {import('./stages.mjs').Stage[]} stages
 */
async function prepare(stages) {
  const needed = [...new Set(stages.flatMap(({ needs = [] }) => needs))];
  const [packages, system] = await Promise.allSettled([ensureInstalled(), ensureRequirements(needed)]);
  if (system.status === 'rejected') throw system.reason;
  if (packages.status === 'fulfilled') return;
  if (!(packages.reason instanceof Failure) || !(await ensureCompiler())) throw packages.reason;
  await ensureInstalled();
}

/**
 * Returns a heading with the counts of a stage, and its whole output if a test failed.
 * @param {FinishedStage} finished
 * @returns {string}
 */
export function stageReport({ stage, output, minutes, ...counts }) {
  const heading = `${counts.failed > 0 ? '✗' : '✓'} ${stage.title}: ${countsLine([counts])} (${minutes.toFixed(1)} min)`;
  if (counts.failed === 0) return heading;
  return `\n${heading}\n${output.trim()}\n└─ end of ${stage.title}; again alone: npm test -- --only=${stage.name}\n`;
}

/**
 * Returns the closing lines: minutes by stage, failed stages, and the totals.
 * @param {FinishedStage[]} finished
 * @returns {string}
 */
export function closingReport(finished) {
  return [
    '',
    `Minutes: ${finished.map(({ stage, minutes }) => `${stage.name} ${minutes.toFixed(1)}`).join(', ')}`,
    ...finished.filter(({ failed }) => failed > 0).map(({ stage }) => `Failed: ${stage.title}`),
    countsLine(finished),
  ].join('\n');
}

/** @param {{ passed: number, failed: number, skipped: number }[]} results */
function countsLine(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ name) =>
    results.reduce((total, result) => total + result[name], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
