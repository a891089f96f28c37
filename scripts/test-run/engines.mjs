/** Runs the tests in other browser engines, which are described in test/e2e/engines/*.spec.ts. */
import { installCommand, missingPackages } from './requirements.mjs';
import { runPlaywright } from './tools.mjs';

/** Names of requirements and of projects of test/e2e/playwright.config.ts. */
const ENGINES = ['firefox', 'webkit'];

/**
 * Runs the tests of the installed engines, and prints how to install the others.
 * @returns {Promise<import('./tools.mjs').StageResult>} with one skipped test for each other engine
 */
export async function runEngines() {
  const absent = ENGINES.filter((name) => missingPackages([name]).length > 0);
  if (absent.length > 0) {
    console.log(`Skipped: ${absent.join(', ')}. To run: ${installCommand(missingPackages(absent))}`);
  }
  const there = ENGINES.filter((name) => !absent.includes(name));
  const ran = there.length > 0 ? await runPlaywright(there) : { passed: 0, failed: 0, output: '' };
  return { ...ran, skipped: absent.length };
}
