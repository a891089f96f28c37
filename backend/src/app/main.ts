import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { type NewOwner, SiteOwnerService } from '../members/auth/site-owner.service.js';
import { createLog } from '../platform/log/log.js';
import { closeDataToOthers, makePrivateFiles } from '../platform/files/private-files.js';
import { StartError } from '../platform/errors/start-error.js';
import { type Config, describeConfig, loadConfig } from '../platform/config/config.js';
import { startOn } from '../platform/database/await-database.js';
import { DatabaseConnection } from '../platform/database/connection.js';
import { Database } from '../platform/database/database.js';
import { checkFile } from '../platform/database/file-check.js';
import { Clock } from '../platform/common/clock.js';
import { StorageProbeService } from '../operations/health/storage-probe.service.js';
import { logWrongClock } from '../operations/health/wrong-clock.js';
import { SamplesService } from '../operations/samples/samples.service.js';
import { type IngestChild, startIngestChild } from '../live/ingest/ingest-child.js';
import { startFailure } from '../platform/start-failure.js';

/** Folder with the built pages, relative to `src/` and `dist/` alike. */
const PAGES_FOLDER = fileURLToPath(new URL('../../../frontend/build', import.meta.url));

/** Addresses that a browser on this machine reaches as localhost. */
const LOCAL_HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** Time after which a stopping server is killed, so that it is gone within ten seconds, whatever hangs. */
const STOP_WITHIN_MS = 9_500;

/** Pause between two attempts to start on a database that does not answer. */
const PAUSE_MS = 1_000;

/** Starts the server. A failure is reported in one sentence. */
async function main(): Promise<void> {
  const stopped = watchStopSignals();
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  makePrivateFiles();
  for (const sentence of closeDataToOthers(config)) log.warn(sentence);
  log.info({ config: describeConfig(config) }, 'Starting.');
  // The log writes in a thread, and the killed process would take its last line along.
  killWhenLate(stopped, createLog(config.logLevel, { write: (line) => writeSync(process.stdout.fd, line) }));
  await assertCanListen(config);
  const app = await startOn(config.database, () => prepare(config, log), {
    say: console.log,
    pause: () => pause(PAUSE_MS, undefined, { signal: stopped }).catch(() => process.exit(0)),
  });
  await listen(app.getHttpServer(), config);
  const ingest = config.ingest.mode === 'child' ? startIngestChild(ownUrl(app, config), log) : undefined;
  stopWhen(stopped, app, ingest);
  if (config.database.kind === 'sqlite')
    checkFile(config.database.path, log, stopped, () => app.get(StorageProbeService).noteDamage());
  console.log(`Alien Squad is ready at ${addressOf(app, config)}`);
}

/** Does everything but listen. On failure it is undone. */
async function prepare(config: Config, log: Logger): Promise<NestExpressApplication> {
  // A server that does not answer is noticed before Nest has made anything that would be left behind.
  if (config.database.kind === 'mysql') await (await DatabaseConnection.open(config)).close();
  const app = await createApp({ config, log, pagesFolder: PAGES_FOLDER });
  try {
    await app.init();
    await app.get(SamplesService).removeUnlessWanted();
    const owner = await app.get(SiteOwnerService).createIfNobodyExists();
    if (owner) announceOwner(owner);
    await logWrongClock(app.get(Database), app.get(Clock), log);
    return app;
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Prints the owner's name and generated password. This is the only place that prints a password, and the only
 * way to learn it.
 */
function announceOwner({ username, randomPassword }: NewOwner): void {
  const lines = ['', `  The site owner's account was made.`, '', `  Alien ID:  ${username}`];
  if (randomPassword !== undefined)
    lines.push(`  Password:  ${randomPassword}`, '', '  It is shown this once only.');
  lines.push('', '  Log in at /auth; the dashboard is at /admin.');
  console.log([...lines, ''].join('\n'));
}

/**
 * Throws a StartError if the port is taken. Runs before the owner's account is created, whose password would
 * be lost with a failed start.
 */
async function assertCanListen(config: Config): Promise<void> {
  const probe = createServer();
  await listen(probe, config);
  probe.close();
  await once(probe, 'close');
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken: set PORT to a free one.`);
    throw new StartError(
      `The server can't listen on ${host}:${port} (${code}): set HOST and PORT to an available address.`,
    );
  }
}

/**
 * Aborts at the first stop signal; a second one exits at once. Handlers are registered first, because a
 * container's first process without handlers would ignore signals.
 */
function watchStopSignals(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return controller.signal;
}

/** Kills the process if it has not ended in time after a signal: an exit would wait for a thread that hangs. */
function killWhenLate(stopped: AbortSignal, log: Logger): void {
  const kill = (): void => {
    try {
      log.warn('The server did not stop within 10 s of the signal: the rest was cut off.');
    } finally {
      process.kill(process.pid, 'SIGKILL');
      // The first process of a container can't kill itself.
      process.exit(1);
    }
  };
  stopped.addEventListener('abort', () => setTimeout(kill, STOP_WITHIN_MS).unref());
}

/**
 * Finishes running requests and closes the database after a signal, also one that came during the start; with
 * nothing left to do, the process ends. The ingest is stopped first: its last report says that the stream has
 * ended.
 */
function stopWhen(stopped: AbortSignal, app: NestExpressApplication, ingest: IngestChild | undefined): void {
  const stop = async (): Promise<void> => {
    try {
      await ingest?.stop();
      await app.close();
    } catch {
      process.exitCode = 1;
    }
  };
  if (stopped.aborted) void stop();
  else stopped.addEventListener('abort', () => void stop());
}

function addressOf(app: NestExpressApplication, config: Config): string {
  const isLocal = LOCAL_HOSTS.includes(config.host);
  return config.publicOrigin ?? `http://${isLocal ? 'localhost' : config.host}:${portOf(app, config)}`;
}

/** Returns the URL at which this machine reaches the server directly, without proxies. */
function ownUrl(app: NestExpressApplication, config: Config): string {
  const isIpv6 = config.host.includes(':');
  const local = isIpv6 ? '[::1]' : '127.0.0.1';
  const other = isIpv6 ? `[${config.host}]` : config.host;
  return `http://${LOCAL_HOSTS.includes(config.host) ? local : other}:${portOf(app, config)}`;
}

function portOf(app: NestExpressApplication, config: Config): string {
  const address: unknown = app.getHttpServer().address();
  const isOpen = typeof address === 'object' && address !== null && 'port' in address;
  return String(isOpen ? address.port : config.port);
}

main().catch((error: unknown) => {
  const { text, exitCode } = startFailure(error);
  console.error(text);
  process.exit(exitCode);
});
