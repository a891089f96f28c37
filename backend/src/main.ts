import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './app.js';
import { type NewOwner, SiteOwnerService } from './auth/site-owner.service.js';
import { createLog } from './common/log.js';
import { StartError } from './common/start-error.js';
import { type Config, ConfigError, describeConfig, loadConfig } from './config.js';

/** The built pages, seen from `src/` and from `dist/` alike. */
const PAGES_FOLDER = fileURLToPath(new URL('../../frontend/build', import.meta.url));

/** Starts the server; what stops it is said in one sentence. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  log.info({ config: describeConfig(config) }, 'Starting.');
  await assertCanListen(config);
  const app = await createApp({ config, log, pagesFolder: PAGES_FOLDER });
  await app.init();
  const owner = await app.get(SiteOwnerService).createIfNobodyExists();
  if (owner) announceOwner(owner);
  await listen(app.getHttpServer(), config);
  stopOnSignals(app);
  console.log(`Alien Squad is ready at ${addressOf(app, config)}`);
}

/** The only place a password is ever printed: there is no other way to learn it. */
function announceOwner({ username, randomPassword }: NewOwner): void {
  const lines = ['', `  The site owner's account was made.`, '', `  Alien ID:  ${username}`];
  if (randomPassword !== undefined)
    lines.push(`  Password:  ${randomPassword}`, '', '  It is shown this once only.');
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

/** The first signal finishes the requests that run and closes the database; a second one ends at once. */
function stopOnSignals(app: NestExpressApplication): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function addressOf(app: NestExpressApplication, config: Config): string {
  const address: unknown = app.getHttpServer().address();
  const isOpen = typeof address === 'object' && address !== null && 'port' in address;
  const port = isOpen ? String(address.port) : config.port;
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(config.host);
  return config.publicOrigin ?? `http://${isLocal ? 'localhost' : config.host}:${port}`;
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
