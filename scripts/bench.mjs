/**
 * `npm run bench`: measures, side by side in one run, what the product promises about speed and size, prints the ratios
 * and writes docs/benchmarks.md.
 *   --only=<measure>  one of them, which is printed and not written
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runBench } = await import('./bench/run-bench.mjs');
await runMain(() => runBench(process.argv.slice(2)));
