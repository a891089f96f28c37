/**
 * One node of the built site for the multi-node tests: the same modules as backend/src/app/main.ts, with a
 * clock that can be advanced, heartbeats on demand, and a route that returns what the server knows about its
 * caller. It is started by `node.ts` and controlled by messages.
 */
const built = (/** @type {string} */ path) =>
  import(new URL(`../../backend/dist/${path}`, import.meta.url).href);
const { createApp } = await built('app/app.js');
const { Clock } = await built('platform/common/clock.js');
const { closeDataToOthers } = await built('platform/files/private-files.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');
const { PresenceService } = await built('platform/realtime/presence.service.js');
const { SocketRegistryService } = await built('platform/realtime/socket-registry.service.js');

/** The machine's clock plus an offset. */
class MovableClock extends Clock {
  aheadMs = 0;

  now() {
    return new Date(Date.now() + this.aheadMs);
  }

  /** @override */
  runningMs() {
    return performance.now() + this.aheadMs;
  }
}

const config = loadConfig(process.env);
closeDataToOthers(config);
const clock = new MovableClock();
const app = await createApp({
  config,
  log: createLog(config.logLevel),
  pagesFolder: config.dataFolder,
  appEnvironment: { clock },
});

app
  .getHttpAdapter()
  .getInstance()
  .get('/api/caller', (/** @type {any} */ { ip, host, protocol }, /** @type {any} */ response) =>
    response.json({ ip, host, protocol }),
  );

process.on('message', async ({ id, aheadMs, isBeat }) => {
  if (aheadMs !== undefined) clock.aheadMs = aheadMs;
  if (isBeat) await app.get(PresenceService, { strict: false }).beat();
  process.send?.({ id, sockets: app.get(SocketRegistryService, { strict: false }).count });
});
// Exits when its parent is gone, because nothing else would stop it.
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));

await app.listen(config.port, config.host);
process.send?.({ id: 0, sockets: 0 });
