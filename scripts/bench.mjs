/**
 * `npm run bench`: measures all speed and size promises of the product side by side in one run, prints the
 * ratios and writes docs/benchmarks.md.
 *   --only=<measure>  runs one measure and prints it without writing the file
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runBench } = await import('./bench/run-bench.mjs');
await runMain(() => runBench(process.argv.slice(2)));
