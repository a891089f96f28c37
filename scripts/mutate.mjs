/**
 * `npm run mutate`: runs the tests against small changes (mutants) of the product. Exits with 1 when fewer
 * than 90 % of the mutants are killed.
 *   <group>              rules, ledger, store or rounds; all of them by default
 *   <group> --mutate <files>, and other Stryker options
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runMutationCommand } = await import('./mutation/run-mutation.mjs');

await runMain(() => runMutationCommand(process.argv.slice(2)));
