import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, printFailure } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/prepare.mjs';
import { endOnStopSignal } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';
import { closingReport, stageReport, sum } from './report.mjs';
import { ensureCompiler, ensureRequirements } from './requirements.mjs';
import { runStages } from './schedule.mjs';
import { STAGES } from './stages.mjs';

/**
 * Runs the stages that the arguments select and prints the counts. Exits with 1 if a test failed.
 * @param {string[]} args
 * @returns {Promise<void>}
 * @throws {Failure} if the arguments are invalid
 */
export async function runTests(args) {
  const { stages, isFull } = chooseStages(args);
  const temporary = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-'));
  const cleanUp = () => rmSync(temporary, { recursive: true, force: true });
  endOnStopSignal(cleanUp);
  try {
    await prepare(stages);
    console.log(`Running ${stages.map(({ name }) => name).join(', ')} …`);
    const finished = await runStages(stages, { temporary, isFull }, (stage) =>
      console.log(stageReport(stage)),
    );
    console.log(closingReport(finished));
    process.exitCode = sum(finished).failed > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    printFailure(error);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  } finally {
    cleanUp();
  }
}

/**
 * @param {string[]} args
 * @returns {{ stages: import('./stages.mjs').Stage[], isFull: boolean }}
 */
function chooseStages(args) {
  const { values } = parseArgs({ args, options: { full: { type: 'boolean' }, only: { type: 'string' } } });
  const isFull = values.full === true;
  if (values.only === undefined)
    return { stages: STAGES.filter(({ isFullOnly }) => !isFullOnly || isFull), isFull };
  const names = values.only.split(',');
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    throw new Failure(
      `There is no stage ${unknown}: choose from ${STAGES.map(({ name }) => name).join(', ')}.`,
    );
  }
  return { stages: STAGES.filter(({ name }) => names.includes(name)), isFull };
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
