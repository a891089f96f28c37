/**
 * `npm run build`: installs and builds whatever is missing or stale, as `npm start` does, without starting anything;
 * with `--with-parts` also the sheet of parts, which browser tests and the gallery look at.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runMain } = await import('./lib/failure.mjs');
const { ensureBuilt } = await import('./lib/prepare.mjs');
const { endOnStopSignal } = await import('./lib/processes.mjs');
endOnStopSignal();
await runMain(() => ensureBuilt({ withParts: process.argv.includes('--with-parts') }));
