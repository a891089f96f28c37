/** `npm run ops -- <command>`: what operators do by hand; docs/operations.md describes each command. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runOps } = await import('./lib/run-ops.mjs');
await runOps();
