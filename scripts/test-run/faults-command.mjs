import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/prepare.mjs';
import { endOnStopSignal } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';
import { FAULT_DATABASES, MANY_KILLS, runFaults, DEFAULT_SEED } from './faults.mjs';
import { closingReport } from './report.mjs';
import { ensureRequirements } from './requirements.mjs';
import { runStages } from './schedule.mjs';

/**
 * Runs the fault tests with these arguments, shows their results as they come and prints the counts. Exits
 * with 1 if a test failed.
 * @param {string[]} args
 * @returns {Promise<void>}
 * @throws {Failure} if the arguments are invalid
 */
export async function runFaultsCommand(args) {
  const options = readArguments(args);
  const temporary = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-faults-'));
  const cleanUp = () => rmSync(temporary, { recursive: true, force: true });
  endOnStopSignal(cleanUp);
  try {
    await ensureInstalled();
    if (options.databases.includes('mariadb')) await ensureRequirements(['mariadb']);
    console.log(`Seed ${options.seed}: ${options.kills} kills on ${options.databases.join(' and ')} …`);
    const stage = {
      name: 'faults',
      title: `Faults, seed ${options.seed}`,
      run: () => runFaults({ temporary, isLive: true, ...options }),
    };
    const finished = await runStages([stage], { temporary }, ({ output }) => process.stdout.write(output));
    console.log(closingReport(finished));
    process.exitCode = finished.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    cleanUp();
  }
}

/** @param {string[]} args */
function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: { kills: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  });
  const databases = FAULT_DATABASES.filter((name) => values.only === undefined || values.only === name);
  if (databases.length === 0) throw new Failure(`--only takes ${FAULT_DATABASES.join(' or ')}.`);
  return {
    databases,
    kills: readNumber('--kills', values.kills, MANY_KILLS),
    seed: readNumber('--seed', values.seed, DEFAULT_SEED),
  };
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} usual
 */
function readNumber(name, text, usual) {
  if (text === undefined) return usual;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= 0xffff_ffff) return number;
  throw new Failure(`${name} takes a whole number from 1 on, such as ${name}=${usual}.`);
}
