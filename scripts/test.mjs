/**
 * `npm test`: everything that has to hold, on a fresh clone as well.
 *   --full          also the API tests on a real MySQL server
 *   --only=<stage>  one stage; several with commas
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runMain } = await import('./lib/failure.mjs');
const { runTests } = await import('./test-run/run-tests.mjs');
await runMain(() => runTests(process.argv.slice(2)));
