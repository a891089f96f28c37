/**
 * The built site for browser tests: the same modules as backend/src/app/main.ts, but with a clock that can be
 * advanced and its own SQLite file. It is started by `site.ts`, controlled by messages, and exits with it.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = (/** @type {string} */ path) =>
  import(new URL(`../../backend/dist/${path}`, import.meta.url).href);
const { createApp } = await built('app/app.js');
const { SiteOwnerService } = await built('members/auth/site-owner.service.js');
const { Clock } = await built('platform/common/clock.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');

const BUILT_PAGES = fileURLToPath(new URL('../../frontend/build', import.meta.url));

/** @type {import('./messages.js').ServerStart} */
const { dataFolder, port, aheadMs, owner, pagesFolder = BUILT_PAGES } = JSON.parse(process.argv[2] ?? '');

/** The machine's clock plus the offset set by the tests. */
class MovableClock extends Clock {
  aheadMs = aheadMs;

  now() {
    return new Date(Date.now() + this.aheadMs);
  }

  /**
   * The offset also counts as elapsed running time.
   * @override
   */
  runningMs() {
    return performance.now() + this.aheadMs;
  }
}

const say = (/** @type {import('./messages.js').ServerMessage} */ message) => process.send?.(message);

const config = loadConfig({
  DATA_DIR: dataFolder,
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'error',
  SITE_OWNER_USERNAME: owner.username,
  SITE_OWNER_PASSWORD: owner.password,
});
const clock = new MovableClock();
const app = await createApp({
  config,
  log: createLog(config.logLevel),
  pagesFolder,
  appEnvironment: { clock },
});

await app.init();
await app.get(SiteOwnerService).createIfNobodyExists();

process.on('message', (/** @type {import('./messages.js').TestMessage} */ { advanceMs }) => {
  clock.aheadMs += advanceMs;
  say({ kind: 'advanced' });
});
process.once('disconnect', () => {
  void app.close().finally(() => {
    rmSync(dataFolder, { recursive: true, force: true });
    process.exit();
  });
});

await app.listen(port, '127.0.0.1');
say({ kind: 'ready', url: await app.getUrl() });
