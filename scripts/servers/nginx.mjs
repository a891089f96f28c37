/** Starts an nginx in front of several nodes for tests, with the configuration of deploy/nginx. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandPath } from '../lib/commands.mjs';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { runTool, startTool, stopTool } from '../lib/processes.mjs';

/** Debian's path, which is not on every user's PATH. */
const DEFAULT_PATH = '/usr/sbin/nginx';

const START_LIMIT_MS = 10_000;
const RETRY_MS = 20;

/** Temporary folders, which nginx needs in a writable place when it does not run as root. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Returns the path of nginx.
 * @returns {string | undefined} undefined if it is not installed
 */
export function nginxPath() {
  return commandPath('nginx') ?? (existsSync(DEFAULT_PATH) ? DEFAULT_PATH : undefined);
}

/**
 * Starts nginx on a free loopback port.
 * @param {string} directory empty or missing folder for all its files
 * @param {number[]} nodePorts ports of the nodes, on the loopback address
 * @param {{ data?: string, silenceSeconds?: number }} [wishes] `data`: the folder whose livestream it serves,
 *   none by default; `silenceSeconds`: overrides the read timeout, and a node that failed is asked
 *   again a second later
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Failure} with its log
 */
export async function startNginx(
  directory,
  nodePorts,
  { data = join(directory, 'no-data'), silenceSeconds } = {},
) {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  const text = configuration(directory, port, nodePorts, data);
  writeFileSync(file, silenceSeconds === undefined ? text : withLessPatience(text, silenceSeconds));
  const args = ['-p', directory, '-c', file, '-e', join(directory, 'error.log')];
  const nginx = nginxPath() ?? 'nginx';
  const tried = await runTool(nginx, [...args, '-t']);
  if (tried.code !== 0) throw new Failure('nginx rejected its configuration.', tried.output);
  const server = startTool(nginx, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  const isReady = await Promise.race([untilConnected(port), ended.then(() => false)]);
  if (!isReady) {
    await stopTool(server);
    throw new Failure('nginx did not start.', readFileSync(join(directory, 'error.log'), 'utf8'));
  }
  return { url: `http://127.0.0.1:${port}`, stop: () => stopTool(server) };
}

/**
 * Lists the nodes by port, because there is no name server here.
 * @param {string} directory
 * @param {number} port
 * @param {number[]} nodePorts
 * @param {string} data
 * @returns {string}
 */
function configuration(directory, port, nodePorts, data) {
  const upstream = readFileSync(fromRoot('deploy', 'nginx', 'nodes.conf'), 'utf8')
    .replace(/^resolver .*$/m, '')
    .replace(/^ *server node:3000 resolve (.*)$/m, (_line, rules) =>
      nodePorts.map((node) => `server 127.0.0.1:${node} ${rules}`).join('\n'),
    );
  const site = readFileSync(fromRoot('deploy', 'nginx', 'site.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /data;', `root ${data};`);
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(directory, 'nginx.pid')};`,
    'events { worker_connections 4096; }',
    'http {',
    ...TEMPORARY.map((name) => `${name}_temp_path ${join(directory, name)};`),
    upstream,
    site,
    '}',
  ].join('\n');
}

/**
 * @param {string} text
 * @param {number} seconds
 * @returns {string}
 */
function withLessPatience(text, seconds) {
  return text.replace(/(?<=proxy_read_timeout )15s/, `${seconds}s`).replace(/(?<=fail_timeout=)\d+s/g, '1s');
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether it accepts connections within the timeout
 */
async function untilConnected(port) {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await delay(RETRY_MS)) {
    const isOpen = await new Promise((resolve) => {
      const connection = createConnection({ host: '127.0.0.1', port }, () => resolve(true));
      connection.once('error', () => resolve(false));
      connection.once('connect', () => connection.destroy());
    });
    if (isOpen) return true;
  }
  return false;
}
