/**
 * Starts a Redis server for tests. As a command it runs until it is stopped: `node
 * scripts/servers/redis.mjs`.
 */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure, runMain } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { endOnStopSignal, startTool, stopTool } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';

const START_LIMIT_MS = 10_000;
const RETRY_MS = 20;

/**
 * @typedef {{
 *   url: string,
 *   kill: () => Promise<void>,
 *   start: () => Promise<void>,
 *   freeze: () => void,
 *   thaw: () => void,
 *   stop: () => Promise<void>,
 * }} RedisServer `url` is an address as in REDIS_URL; `kill` sends SIGKILL and `start` starts it again,
 *   empty, at the same address; while it is frozen it accepts connections but does not answer
 */

/**
 * Starts a server without persistence on a free loopback port.
 * @param {string} directory empty or missing folder for all its files
 * @throws {Failure} if it does not start
 * @throws {Failure} when it does not start
 */
export async function startRedis(directory) {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  let server = await startServer(directory, port);
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    if (server.pid !== undefined) process.kill(server.pid, name);
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const end = once(server, 'exit');
      signal('SIGKILL');
      await end;
    },
    async start() {
      server = await startServer(directory, port);
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => stopTool(server),
  };
}

/**
 * @param {string} directory
 * @param {number} port
 */
async function startServer(directory, port) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory];
  const server = startTool('redis-server', [...args, '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  const isReady = await Promise.race([untilAnswered(port), ended.then(() => false)]);
  if (isReady) return server;
  await stopTool(server);
  throw new Failure('Redis did not start.');
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether it answers within the timeout
 */
async function untilAnswered(port) {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await delay(RETRY_MS)) {
    if (await answersPing(port)) return true;
  }
  return false;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answersPing(port) {
  return new Promise((resolve) => {
    const connection = createConnection({ host: '127.0.0.1', port }, () => connection.write('PING\r\n'));
    connection.once('data', (answer) => {
      connection.destroy();
      resolve(answer.toString().startsWith('+PONG'));
    });
    connection.once('error', () => resolve(false));
  });
}

async function main() {
  const directory = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-redis-'));
  endOnStopSignal(() => rmSync(directory, { recursive: true, force: true }));
  const { url } = await startRedis(directory);
  console.log(`Redis runs until Ctrl-C. For the server: REDIS_URL=${url}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runMain(main);
