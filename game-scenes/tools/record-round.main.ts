/** `npm run record-round`, started by scripts/record-round.mjs: prints what was recorded or went wrong. */
import { SOURCES } from './golden-file.js';
import { recordRound } from './record-round.js';
import { ToolError } from './tool-error.js';

try {
  const sentence = await recordRound(process.argv.slice(2), { sources: SOURCES, stdin: process.stdin });
  process.stdout.write(`${sentence}\n`);
} catch (error) {
  if (!(error instanceof ToolError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
