/**
 * `npm run dev`: serves the site with Vite (hot reload) on PORT (3000), with the API behind it, which
 * restarts at every change. One Ctrl-C ends both.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runMain } = await import('./lib/failure.mjs');
const { startDevelopment } = await import('./lib/start-development.mjs');
await runMain(startDevelopment);
