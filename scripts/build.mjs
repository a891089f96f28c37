/** `npm run build`: installs and builds whatever is missing or stale, like `npm start`, without starting anything. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runMain } = await import('./lib/failure.mjs');
const { ensureBuilt } = await import('./lib/prepare.mjs');
const { endOnStopSignal } = await import('./lib/processes.mjs');
endOnStopSignal();
await runMain(ensureBuilt);
