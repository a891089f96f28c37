import { once } from 'node:events';
import { fromRoot } from '../lib/paths.mjs';
import { startTool, stopTool } from '../lib/processes.mjs';
import { registerMember, startBenchSite } from './bench-site.mjs';
import { median } from './figures.mjs';
import { processorTimeOf } from './processor-time.mjs';
import { createSender } from './sender.mjs';

const BLOCKS = 11;
const REQUESTS_PER_BLOCK = 2500;
const CONNECTIONS = 8;
const MAX_TIMES = 3;

/**
 * Measures `GET /api/user` against a bare Express route with the same query, in alternating blocks. It
 * compares the servers' processor time, because the sender of the requests takes most of the wall time.
 */
export async function measureUserRoute() {
  const site = await startBenchSite();
  const cookie = await registerMember(site.url, {
    username: 'bench-member',
    password: 'a password to measure',
  });
  const bare = await startBareServer(site.databaseFile);
  try {
    const ratios = [];
    for (let turn = 0; turn <= BLOCKS; turn += 1) {
      const bareMs = await processorTimeOf(bare.pid, () => block(bare.url, cookie));
      const ourMs = await processorTimeOf(site.pid, () => block(site.url, cookie));
      ratios.push(ourMs / bareMs);
    }
    return [toMeasure(median(ratios.slice(1)))];
  } finally {
    await bare.stop();
    await site.stop();
  }
}

/** @param {number} times */
function toMeasure(times) {
  return {
    what: `Processor time of \`GET /api/user\` against a bare Express, helmet and pino route, median of ${BLOCKS} blocks`,
    measured: `${times.toFixed(2)}×`,
    promised: `at most ${MAX_TIMES}×`,
    isKept: times <= MAX_TIMES,
  };
}

/** @param {string} databaseFile */
async function startBareServer(databaseFile) {
  const child = startTool(
    process.execPath,
    [fromRoot('scripts', 'bench', 'bare-user-server.mjs'), databaseFile],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (child.stdout === null || child.pid === undefined) throw new Error('The bare server did not start.');
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid, stop: () => stopTool(child) };
}

/**
 * Sends one block of requests over a few keep-alive connections.
 * @param {string} url
 * @param {string} cookie
 */
async function block(url, cookie) {
  const sender = createSender(CONNECTIONS);
  let left = REQUESTS_PER_BLOCK;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await sender.send(`${url}/api/user`, { cookie });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  sender.close();
}
