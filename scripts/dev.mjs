/**
 * `npm run dev`: the site at PORT (3000) with Vite in front, which shows changes at once, and the API behind it,
 * which starts again at every change. One Ctrl-C ends both.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runMain } = await import('./lib/failure.mjs');
const { startDevelopment } = await import('./lib/start-development.mjs');
await runMain(startDevelopment);
