import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { BoundedLog } from '../../platform/log/bounded-log.js';
import { errorCode } from '../../platform/errors/error-code.js';
import { closeStreamToOthers } from '../../platform/files/private-files.js';
import { type Config, livestreamFolder } from '../../platform/config/config.js';
import { secretKey } from '../../platform/config/server-secret.js';
import { Broadcast } from './broadcast.js';
import { HlsSession, STORAGE_LIMITS } from './hls/hls-session.js';
import { createRtmpServer } from './rtmp-server.js';
import { SiteChannel } from './site-channel.js';

const TICK_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/**
 * Returns the time by a monotonic clock since the start of this process: setting the clock ends no stream.
 */
const now = (): number => Math.round(performance.timeOrigin + performance.now());

/**
 * Starts receiving streams with these settings. A taken port is reported to the site and tried again. Returns
 * what stops it: the encoder is disconnected, the files are deleted, and a last report is sent.
 */
export function startIngest(config: Config, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const folder = livestreamFolder(config);
  const id = randomBytes(8).toString('hex');
  let port: number | null = null;
  const broadcast: Broadcast = new Broadcast({
    ask: () => channel.ask(),
    now,
    openSession: (name, failed) => new HlsSession(join(folder, name), STORAGE_LIMITS, now, failed),
    say: (what, facts) => (facts ? log.warn(facts, what) : log.info(what)),
  });
  const channel = new SiteChannel({
    apiUrl: config.ingest.apiUrl,
    token: secretKey(config, 'ingest-channel').toString('hex'),
    report: () => ({ ingest: id, port, ...broadcast.report() }),
    obey: (orders) => broadcast.obey(orders),
    say: (what) => log.warn(what),
  });
  const refusals = new BoundedLog(log);
  const server = createRtmpServer(broadcast, undefined, (code, address) =>
    refusals.write('warn', { code, address }, {}, 'An encoder was refused.'),
  );
  const listening = listen(server, config, log, {
    signal: stopping.signal,
    taken: () => broadcast.note('port_taken'),
  }).then(async (taken) => {
    port = taken;
    if (taken !== null) await sweep(folder);
    for (const sentence of closeStreamToOthers(config)) log.warn(sentence);
  });
  channel.start();
  const ticks = setInterval(() => broadcast.tick(), TICK_MS);
  return async () => {
    stopping.abort();
    clearInterval(ticks);
    await listening;
    server.close();
    await broadcast.stop();
    await channel.stop();
    refusals.endMinute();
  };
}

/** Listens as soon as the port is free. Returns the port, or null if it was stopped before. */
async function listen(
  server: Server,
  { ingest: { host, port } }: Config,
  log: Logger,
  { signal, taken }: { signal: AbortSignal; taken: () => void },
): Promise<number | null> {
  for (let pauseMs = FIRST_RETRY_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS)) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    } catch (error) {
      if (pauseMs === FIRST_RETRY_MS) {
        log.warn(
          { code: errorCode(error), host, port },
          'The livestream port can not be listened on: set INGEST_PORT to a free one. Trying again.',
        );
      }
      taken();
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return null;
}

/** Deletes what an ended process left in the folder. Only the process that holds the port writes there. */
async function sweep(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
