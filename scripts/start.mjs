/** `npm start`: installs and builds what is missing, then runs the server until it receives a stop signal. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runMain } = await import('./lib/failure.mjs');
const { startSite } = await import('./lib/start-site.mjs');
await runMain(startSite);
