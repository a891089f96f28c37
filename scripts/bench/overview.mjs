import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { median } from './figures.mjs';

const MEMBERS = 100_000;
const LINES = 1_000_000;
const LOOKS = 15;
const MAX_MS = 50;
const MAX_BYTES = 64 * 1024 * 1024;
const MIB = 1024 * 1024;

/** Measures the admins' overview of a large site, and the memory of its backup, on both databases. */
export async function measureOverview() {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-bench-'));
  const mariadb = await startMariadb(join(folder, 'server'));
  try {
    return [
      ...(await measureOn('SQLite', { DATABASE_URL: '', DATA_DIR: folder })),
      ...(await measureOn('MariaDB', {
        ...{ DATABASE_URL: mariadb.url, DATABASE_PID: String(mariadb.pid) },
        DATA_DIR: join(folder, 'beside'),
      })),
    ];
  } finally {
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {Record<string, string>} settings of an empty database
 */
async function measureOn(name, settings) {
  const child = fromRoot('scripts', 'bench', 'overview-child.mjs');
  const sizes = [MEMBERS, LINES, LOOKS].map(String);
  const { code, output } = await runTool(process.execPath, ['--expose-gc', child, ...sizes], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  if (code !== 0) throw new Failure('The overview could not be measured.', output);
  /** @type {{ overviewMs: number[], grownBytes: number, backupBytes: number }} */
  const { overviewMs, grownBytes, backupBytes } = JSON.parse(output);
  const size = `${MEMBERS.toLocaleString('en')} members and ${LINES.toLocaleString('en')} ledger lines`;
  const looked = median(overviewMs);
  return [
    {
      what: `Processor time of the admins' overview with its stats at ${size} on ${name}, median of ${LOOKS}`,
      measured: `${looked.toFixed(1)} ms`,
      promised: `under ${MAX_MS} ms`,
      isKept: looked < MAX_MS,
    },
    {
      what: `Memory that a server grows by while it sends a backup of ${size} from ${name}`,
      measured: `${(grownBytes / MIB).toFixed(0)} MiB (a file of ${(backupBytes / MIB).toFixed(0)} MiB)`,
      promised: `under ${MAX_BYTES / MIB} MiB`,
      isKept: grownBytes < MAX_BYTES,
    },
  ];
}
