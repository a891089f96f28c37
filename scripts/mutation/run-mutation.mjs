import { Failure } from '../lib/failure.mjs';
import { ROOT, fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { MUTATION_GROUPS } from './groups.mjs';

const STRYKER = fromRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const CONFIG = fromRoot('scripts', 'mutation', 'stryker.config.mjs');

/**
 * Tries the mutants of one group.
 * @param {string} group
 * @param {{ args?: string[], stdio?: 'capture' | 'inherit' }} [options] `args`: more for Stryker
 * @returns {Promise<import('../lib/processes.mjs').ToolResult>} code 0 when enough of them died
 */
function mutate(group, { args = [], stdio = 'capture' } = {}) {
  // One of each where the usual tests take several: a mutant is as dead after one.
  const env = { ...process.env, MUTATION_GROUP: group, TEST_STRESS: 'one' };
  return runTool(process.execPath, [STRYKER, 'run', CONFIG, ...args], { cwd: ROOT, env, stdio });
}

/**
 * Tries the mutants of all groups, one after the other; each counts as one test.
 * @returns {Promise<import('../test-run/tools.mjs').StageResult>}
 */
export async function runMutation() {
  const result = { passed: 0, failed: 0, skipped: 0, output: '' };
  for (const group of Object.keys(MUTATION_GROUPS)) {
    const { code, output } = await mutate(group);
    result[code === 0 ? 'passed' : 'failed'] += 1;
    result.output += output;
  }
  return result;
}

/**
 * Tries the mutants that the arguments ask for: of one group, or of all.
 * @param {string[]} args a group, if any, and what else Stryker shall know
 * @returns {Promise<void>}
 * @throws {Failure} when there is no such group
 */
export async function runMutationCommand(args) {
  const names = Object.keys(MUTATION_GROUPS);
  const [name, ...further] = args;
  if (name !== undefined && !names.includes(name))
    throw new Failure(`There is no group ${name}: choose from ${names.join(', ')}.`);
  for (const group of name === undefined ? names : [name]) {
    console.log(`Mutants of: ${MUTATION_GROUPS[group].title}`);
    const { code } = await mutate(group, { args: further, stdio: 'inherit' });
    if (code !== 0) process.exitCode = 1;
  }
}
