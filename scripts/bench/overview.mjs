import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { median } from './figures.mjs';

const MEMBERS = 100_000;
const LINES = 1_000_000;
const LOOKS = 15;
const MOST_MS = 50;
const MOST_BYTES = 64 * 1024 * 1024;
const MIB = 1024 * 1024;

/** What the admins' overview takes of a large site, and how much memory a backup of it. */
export async function measureOverview() {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-bench-'));
  try {
    const { code, output } = await runTool(
      process.execPath,
      [
        '--expose-gc',
        fromRoot('scripts', 'bench', 'overview-child.mjs'),
        ...[MEMBERS, LINES, LOOKS].map(String),
      ],
      { env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: folder } },
    );
    if (code !== 0) throw new Failure('The overview could not be measured.', output);
    /** @type {{ overviewMs: number[], grownBytes: number, backupBytes: number }} */
    const { overviewMs, grownBytes, backupBytes } = JSON.parse(output);
    const size = `${MEMBERS.toLocaleString('en')} members and ${LINES.toLocaleString('en')} ledger lines`;
    const looked = median(overviewMs);
    return [
      {
        what: `Processor time of the admins' overview with its stats at ${size} on SQLite, median of ${LOOKS}`,
        measured: `${looked.toFixed(1)} ms`,
        promised: `under ${MOST_MS} ms`,
        isKept: looked < MOST_MS,
      },
      {
        what: `Memory that a server grows by while it sends a backup of ${size}`,
        measured: `${(grownBytes / MIB).toFixed(0)} MiB (a file of ${(backupBytes / MIB).toFixed(0)} MiB)`,
        promised: `under ${MOST_BYTES / MIB} MiB`,
        isKept: grownBytes < MOST_BYTES,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
