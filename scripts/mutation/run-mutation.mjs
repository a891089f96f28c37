import { Failure } from '../lib/failure.mjs';
import { ROOT, fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { MUTATION_GROUPS } from './groups.mjs';

const STRYKER = fromRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const CONFIG = fromRoot('scripts', 'mutation', 'stryker.config.mjs');

/**
 * Runs the mutants of one group.
 * @param {string} group
 * @param {{ args?: string[], stdio?: 'capture' | 'inherit' }} [options] `args`: further options of Stryker
 * @returns {Promise<import('../lib/processes.mjs').ToolResult>} code 0 if enough of them were killed
 */
function mutate(group, { args = [], stdio = 'capture' } = {}) {
  // One repetition instead of several: a single failure kills a mutant.
  const env = { ...process.env, MUTATION_GROUP: group, TEST_STRESS: 'one' };
  return runTool(process.execPath, [STRYKER, 'run', CONFIG, ...args], { cwd: ROOT, env, stdio });
}

/**
 * Runs the mutants of all groups, one after the other. Each group counts as one test.
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
 * Runs the mutants that the arguments select: of one group, or of all.
 * @param {string[]} args an optional group, and further options of Stryker
 * @returns {Promise<void>}
 * @throws {Failure} if the group does not exist
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
