/**
 * The built site for the fault tests: the same modules as backend/src/app/main.ts on the given database, with
 * a clock that runs ahead by CLOCK_AHEAD_MS and can be advanced, and WELCOME_COINS for new members. It is
 * started by `site.ts` and controlled by messages.
 */
const built = (/** @type {string} */ path) =>
  import(new URL(`../../backend/dist/${path}`, import.meta.url).href);
const { createApp } = await built('app/app.js');
const { Clock } = await built('platform/common/clock.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { PictureCleanupService } = await built('community/profile/picture-cleanup.service.js');

/** The machine's clock plus an offset. */
class MovableClock extends Clock {
  aheadMs = Number(process.env.CLOCK_AHEAD_MS);

  now() {
    return new Date(Date.now() + this.aheadMs);
  }

  /** @override */
  runningMs() {
    return performance.now() + this.aheadMs;
  }
}

const config = loadConfig(process.env);
const clock = new MovableClock();
const app = await createApp({
  config,
  log: createLog(config.logLevel),
  pagesFolder: config.dataFolder,
  appEnvironment: { clock },
});

await app
  .get(UnitOfWork)
  .run((tx) =>
    tx.execute("UPDATE settings SET value = ? WHERE `key` = 'defaultCoins'", [process.env.WELCOME_COINS]),
  );

process.on('message', async ({ aheadMs, isSweep }) => {
  clock.aheadMs = aheadMs;
  if (isSweep) await app.get(PictureCleanupService, { strict: false }).sweep();
  process.send?.(isSweep ? { kind: 'swept' } : { kind: 'moved', aheadMs });
});
// Exits when its parent is gone, because nothing else would stop it.
process.once('disconnect', () => process.exit());

await app.listen(0, '127.0.0.1');
process.send?.({ kind: 'ready', url: await app.getUrl() });
