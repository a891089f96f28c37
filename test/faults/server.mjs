/**
 * The built site for the fault tests: the same modules as backend/src/app/main.ts, with a clock that runs ahead by the
 * milliseconds in the file CLOCK_FILE, and enough coins for new members to spend.
 */
import { readFileSync } from 'node:fs';

const built = (/** @type {string} */ path) =>
  import(new URL(`../../backend/dist/${path}`, import.meta.url).href);
const { createApp } = await built('app/app.js');
const { PictureCleanupService } = await built('community/profile/picture-cleanup.service.js');
const { Clock } = await built('platform/common/clock.js');
const { loadConfig } = await built('platform/config/config.js');
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { createLog } = await built('platform/log/log.js');

const aheadMs = () => Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));

class ClockAhead extends Clock {
  now() {
    return new Date(Date.now() + aheadMs());
  }

  /** @override */
  runningMs() {
    return performance.now() + aheadMs();
  }
}

const config = loadConfig(process.env);
const app = await createApp({
  config,
  log: createLog(config.logLevel),
  pagesFolder: config.dataFolder,
  appEnvironment: { clock: new ClockAhead() },
});
await app
  .get(UnitOfWork)
  .run((tx) => tx.execute("UPDATE settings SET value = '10000' WHERE `key` = 'defaultCoins'"));
await app.get(PictureCleanupService, { strict: false }).sweep();
// Exits when its parent is gone, because nothing else would stop it.
process.once('disconnect', () => process.exit());
await app.listen(config.port, '127.0.0.1');
process.send?.('ready');
