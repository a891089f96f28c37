import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { type NewOwner, SiteOwnerService } from '../members/auth/site-owner.service.js';
import { createLog } from '../platform/log/log.js';
import { closeDataToOthers, makePrivateFiles } from '../platform/files/private-files.js';
import { StartError } from '../platform/errors/start-error.js';
import { type Config, describeConfig, loadConfig } from '../platform/config/config.js';
import { awaitDatabase, startOn } from '../platform/database/await-database.js';
import { StorageWatchService } from '../operations/health/storage-watch.service.js';
import { type IngestChild, startIngestChild } from '../live/ingest/ingest-child.js';
import { startFailure } from '../platform/start-failure.js';

/** The built pages, seen from `src/` and from `dist/` alike. */
const PAGES_FOLDER = fileURLToPath(new URL('../../../frontend/build', import.meta.url));

/** Addresses that a browser on this machine reaches as localhost. */
const LOCAL_HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** A server that was told to stop is gone after ten seconds, whatever hangs. */
const STOP_WITHIN_MS = 9_500;

/** The last line of the log may hang as well, such as at a terminal that was paused: then another thread ends the process. */
const END_WITHOUT_LAST_LINE = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300)`;

/** What Node's threads do at files and addresses, which hangs when a disk or a resolver does. */
const WORK_OF_THREADS = /^(?:FSReq|GetAddrInfoReq|GetNameInfoReq)/;

/** Starts the server; what stops it is said in one sentence. */
async function main(): Promise<void> {
  const stopped = watchStopSignals();
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  makePrivateFiles();
  for (const sentence of closeDataToOthers(config)) log.warn(sentence);
  log.info({ config: describeConfig(config) }, 'Starting.');
  cutOffWhenLate(stopped, createLog(config.logLevel, { write: writeAtOnce }));
  await assertCanListen(config);
  const wait = (): Promise<boolean> => awaitDatabaseUnless(stopped, config);
  const app = await startOn({ wait, say }, () => prepare(config, log));
  await listen(app.getHttpServer(), config);
  const ingest = config.ingest.mode === 'child' ? startIngestChild(ownUrl(app, config), log) : undefined;
  stopWhen(stopped, app, ingest);
  void app.get(StorageWatchService).checkFile();
  console.log(`Alien Squad is ready at ${addressOf(app, config)}`);
}

/** Everything but listening, and it is undone when it fails. */
async function prepare(config: Config, log: Logger): Promise<NestExpressApplication> {
  const app = await createApp({ config, log, pagesFolder: PAGES_FOLDER });
  try {
    await app.init();
    const owner = await app.get(SiteOwnerService).createIfNobodyExists();
    if (owner) announceOwner(owner);
    return app;
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

function say(sentence: string): void {
  console.log(sentence);
}

/** The only place a password is ever printed: there is no other way to learn it. */
function announceOwner({ username, randomPassword }: NewOwner): void {
  const lines = ['', `  The site owner's account was made.`, '', `  Alien ID:  ${username}`];
  if (randomPassword !== undefined)
    lines.push(`  Password:  ${randomPassword}`, '', '  It is shown this once only.');
  lines.push('', '  Sign in at /auth; the dashboard is at /admin.');
  console.log([...lines, ''].join('\n'));
}

/** Finds a taken port before an account is made whose password would be lost with this start. */
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
      `The server can't listen on ${host}:${port} (${code}): set HOST and PORT to what it can.`,
    );
  }
}

/**
 * Aborts at the first signal that asks the server to stop; a second one ends the process at once. It watches from the
 * start: as a container's first process, a server without handlers would not be stopped by signals at all.
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

/** While nothing but waiting goes on, a stop signal ends the process. */
async function awaitDatabaseUnless(stopped: AbortSignal, { database }: Config): Promise<boolean> {
  const leave = (): void => process.exit(0);
  stopped.addEventListener('abort', leave);
  const hasHope = await awaitDatabase(database, { say });
  stopped.removeEventListener('abort', leave);
  return hasHope;
}

/**
 * Whatever hangs, the process ends in time after a signal. It is killed, since leaving waits for every thread; only a
 * container's first process can't be killed from within.
 */
function cutOffWhenLate(stopped: AbortSignal, log: Logger): void {
  stopped.addEventListener('abort', () => {
    setTimeout(() => {
      new Worker(END_WITHOUT_LAST_LINE, { eval: true, execArgv: [] });
      log.warn('Not everything had come to its end 10 s after the signal to stop: the rest was cut off.');
      process.kill(process.pid, 'SIGKILL');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
  });
}

/** Node's threads write the log, and may hang: the last word does not wait for them. */
function writeAtOnce(line: string): void {
  try {
    writeSync(process.stdout.fd, line);
  } catch {
    // Nobody reads.
  }
}

/** Leaves while the cut-off can still come: leaving holds up everything until the threads are done. */
async function exitOnceIdle(exitCode: number): Promise<void> {
  while (process.getActiveResourcesInfo().some((name) => WORK_OF_THREADS.test(name))) await pause(20);
  process.exit(exitCode);
}

/**
 * Finishes the requests that run and closes the database once a signal has come, be it during the start. The ingest goes
 * first: its last report says that nothing is streamed any more.
 */
function stopWhen(stopped: AbortSignal, app: NestExpressApplication, ingest: IngestChild | undefined): void {
  const stop = (): void => {
    Promise.resolve(ingest?.stop())
      .then(() => app.close())
      .then(
        () => exitOnceIdle(0),
        () => exitOnceIdle(1),
      );
  };
  if (stopped.aborted) stop();
  else stopped.addEventListener('abort', stop);
}

function addressOf(app: NestExpressApplication, config: Config): string {
  const isLocal = LOCAL_HOSTS.includes(config.host);
  return config.publicOrigin ?? `http://${isLocal ? 'localhost' : config.host}:${portOf(app, config)}`;
}

/** Where this machine reaches the server, whatever stands in front of it. */
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
