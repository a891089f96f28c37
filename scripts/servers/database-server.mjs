import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { startTool, stopTool } from '../lib/processes.mjs';
import { untilGreeting } from './mysql-greeting.mjs';

const USER = 'app';
const PASSWORD = 'app-password';
const DATABASE = 'app';

/** Init SQL of a server. The tests create their own databases, so the user gets all privileges. */
const FIRST_SQL = [
  `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4;`,
  `CREATE USER IF NOT EXISTS '${USER}'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';`,
  `GRANT ALL ON *.* TO '${USER}'@'127.0.0.1';`,
].join('\n');

/** Timeout for the start, in milliseconds; the first start may include downloading and unpacking a server. */
const START_LIMIT_MS = 240_000;

/**
 * @typedef {{ directory: string, port: number, firstSql: string, log: string }} ServerPlace
 * @typedef {{ url: string, pid: number, stop: () => Promise<void> }} RunningServer `url` is an address as in DATABASE_URL
 */

/**
 * Starts a database server with the MySQL protocol and an empty database on a free loopback port.
 * @param {string} name display name
 * @param {string} directory empty or missing folder for all its files
 * @param {(place: ServerPlace) => string[]} commandLine command and arguments that run it in the foreground
 * @returns {Promise<RunningServer>}
 * @throws {Failure} with the server's log
 */
export async function startDatabaseServer(name, directory, commandLine) {
  mkdirSync(directory, { recursive: true });
  const place = {
    directory,
    port: await freePort(),
    firstSql: join(directory, 'first.sql'),
    log: join(directory, 'server.log'),
  };
  writeFileSync(place.firstSql, FIRST_SQL);

  const [command, ...args] = commandLine(place);
  const server = startTool(command, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  const isReady = await Promise.race([untilGreeting(place.port, START_LIMIT_MS), ended.then(() => false)]);
  if (!isReady) {
    await stopTool(server);
    const log = existsSync(place.log) ? readFileSync(place.log, 'utf8') : '';
    throw new Failure(`${name} did not start${log ? ': its log is above' : ''}.`, log);
  }
  return {
    url: `mysql://${USER}:${PASSWORD}@127.0.0.1:${place.port}/${DATABASE}`,
    pid: server.pid ?? 0,
    stop: () => stopTool(server, 10_000),
  };
}
