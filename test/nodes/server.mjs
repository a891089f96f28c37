/**
 * One node of the built site for the multi-node tests: the same modules as backend/src/app/main.ts, and a route that
 * returns what the server knows about its caller. It is started by `node.ts`.
 */
const built = (/** @type {string} */ path) =>
  import(new URL(`../../backend/dist/${path}`, import.meta.url).href);
const { createApp } = await built('app/app.js');
const { closeDataToOthers } = await built('platform/files/private-files.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');

const config = loadConfig(process.env);
closeDataToOthers(config);
const app = await createApp({ config, log: createLog(config.logLevel), pagesFolder: config.dataFolder });
app
  .getHttpAdapter()
  .getInstance()
  .get('/api/caller', (/** @type {any} */ { ip, host, protocol }, /** @type {any} */ response) =>
    response.json({ ip, host, protocol }),
  );
// Exits when its parent is gone, because nothing else would stop it.
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen(config.port, config.host);
process.send?.('ready');
