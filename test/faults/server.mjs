/**
 * The built site for the fault tests: the same modules as backend/src/main.ts on the given database, with a clock that
 * runs ahead by CLOCK_AHEAD_MS and can be moved on. It is started by `site.ts`, which talks to it by messages.
 */
const built = (/** @type {string} */ path) =>
  import(new URL(`../../backend/dist/${path}`, import.meta.url).href);
const { createApp } = await built('app.js');
const { Clock } = await built('common/clock.js');
const { createLog } = await built('common/log.js');
const { loadConfig } = await built('config.js');

/** Runs like the machine's clock, ahead of it. */
class MovableClock extends Clock {
  aheadMs = Number(process.env.CLOCK_AHEAD_MS);

  now() {
    return new Date(Date.now() + this.aheadMs);
  }
}

const config = loadConfig(process.env);
const clock = new MovableClock();
const app = await createApp({
  config,
  log: createLog(config.logLevel),
  pagesFolder: config.dataFolder,
  surroundings: { clock },
});

process.on('message', ({ aheadMs }) => {
  clock.aheadMs = aheadMs;
  process.send?.({ kind: 'moved', aheadMs });
});
// Whoever started it is gone: nobody would stop it.
process.once('disconnect', () => process.exit());

await app.listen(0, '127.0.0.1');
process.send?.({ kind: 'ready', url: await app.getUrl() });
