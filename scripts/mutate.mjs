/**
 * `npm run mutate`: changes the product in small ways and looks whether the tests notice. Ends with 1 where fewer than
 * nine in ten of these mutants die.
 *   -- <group>           rules, ledger, store or rounds; all of them unless told
 *   -- <group> --mutate <files>, and whatever else Stryker knows
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runMutationCommand } = await import('./mutation/run-mutation.mjs');

await runMain(() => runMutationCommand(process.argv.slice(2)));
