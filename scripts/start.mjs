/** `npm start`: installs and builds what is missing, then runs the server until it is told to stop. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runMain } = await import('./lib/failure.mjs');
const { startSite } = await import('./lib/start-site.mjs');
await runMain(startSite);
