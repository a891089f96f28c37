/**
 * `npm test`: runs what every change has to pass, also on a fresh clone.
 *   --full          runs the long stages instead, such as the API tests on a real MySQL server
 *   --only=<stage>  runs one stage of either, or several separated by commas
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runMain } = await import('./lib/failure.mjs');
const { runTests } = await import('./test-run/run-tests.mjs');
await runMain(() => runTests(process.argv.slice(2)));
