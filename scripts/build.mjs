/**
 * `npm run build`: installs and builds whatever is missing or stale, like `npm start`, without starting
 * anything. `--with-parts` also builds the parts sheet for the browser tests and the gallery.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runMain } = await import('./lib/failure.mjs');
const { ensureBuilt } = await import('./lib/prepare.mjs');
const { endOnStopSignal } = await import('./lib/processes.mjs');
endOnStopSignal();
await runMain(() => ensureBuilt({ withParts: process.argv.includes('--with-parts') }));
