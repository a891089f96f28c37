import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startTool, stopTool } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';

const START_LIMIT_MS = 60_000;

/**
 * @typedef {{ url: string, pid: number, databaseFile: string, stop: () => Promise<void> }} BenchSite
 */

/**
 * Starts the built site on a free port with an empty database and without rate limits.
 * @returns {Promise<BenchSite>}
 */
export async function startBenchSite() {
  const dataFolder = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startTool(process.execPath, [fromRoot('backend', 'dist', 'app', 'main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      INGEST: 'off',
      RATE_LIMIT_SCALE: '1000000',
    },
  });
  await untilAnswered(`${url}/api/health/ready`);
  return {
    url,
    pid: child.pid ?? 0,
    databaseFile: join(dataFolder, 'alien-squad.sqlite'),
    stop: async () => {
      await stopTool(child);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until an address answers with success.
 * @param {string} address
 * @throws {Failure} after a minute
 */
export async function untilAnswered(address) {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    const isAnswered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Failure(`${address} did not answer within a minute.`);
}

/**
 * Registers a member.
 * @param {string} url the site
 * @param {{ username: string, password: string }} credentials
 * @returns {Promise<string>} the Cookie header of their session
 */
export async function registerMember(url, credentials) {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Failure(`Registering for the benchmark failed: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
