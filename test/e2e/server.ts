/**
 * The site for browser tests: the same modules as backend/src/app/main.ts, but with a clock that can be
 * advanced and its own SQLite file. It is started by `site.ts`, controlled by messages, and exits with it.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../backend/src/app/app.js';
import { SiteOwnerService } from '../../backend/src/members/auth/site-owner.service.js';
import { Clock } from '../../backend/src/platform/common/clock.js';
import { createLog } from '../../backend/src/platform/log/log.js';
import { loadConfig } from '../../backend/src/platform/config/config.js';
import { PresenceService } from '../../backend/src/platform/realtime/presence.service.js';
import { SITE_OWNER } from './messages.js';
import type { ServerMessage, ServerStart, TestMessage } from './messages.js';

/** The machine's clock plus the offset set by the tests. */
class MovableClock extends Clock {
  constructor(private aheadMs: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** The offset also counts as elapsed running time. */
  override runningMs(): number {
    return performance.now() + this.aheadMs;
  }

  advance(milliseconds: number): void {
    this.aheadMs += milliseconds;
  }
}

const say = (message: ServerMessage): void => void process.send?.(message);

const BUILT_PAGES = fileURLToPath(new URL('../../frontend/build', import.meta.url));
const {
  dataFolder,
  port,
  aheadMs,
  pagesFolder = BUILT_PAGES,
} = JSON.parse(process.argv[2] ?? '') as ServerStart;
const config = loadConfig({
  DATA_DIR: dataFolder,
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'warn',
  SITE_OWNER_USERNAME: SITE_OWNER.username,
  SITE_OWNER_PASSWORD: SITE_OWNER.password,
});
const clock = new MovableClock(aheadMs);
const app = await createApp({
  config,
  log: createLog(config.logLevel),
  pagesFolder,
  appEnvironment: { clock },
});

await app.init();
await app.get(SiteOwnerService).createIfNobodyExists();

/**
 * Interval of a server's heartbeat. Without heartbeats, an advanced clock would make the server look dead.
 */
const BEAT_MS = 30_000;
let unbeatenMs = 0;

async function advance(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  unbeatenMs += milliseconds;
  if (unbeatenMs >= BEAT_MS) {
    unbeatenMs = 0;
    await app.get(PresenceService, { strict: false }).beat();
  }
  say({ kind: 'advanced' });
}

process.on('message', ({ advanceMs }: TestMessage) => void advance(advanceMs));
process.once('disconnect', () => {
  void app.close().finally(() => {
    rmSync(dataFolder, { recursive: true, force: true });
    process.exit();
  });
});

await app.listen(port, '127.0.0.1');
say({ kind: 'ready', url: await app.getUrl() });
