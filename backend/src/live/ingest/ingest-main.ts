import { createLog } from '../../platform/log/log.js';
import { closeDataToOthers, makeStreamFiles } from '../../platform/files/private-files.js';
import { loadConfig } from '../../platform/config/config.js';
import { startFailure } from '../../platform/start-failure.js';
import { CHILD_ARGUMENT } from './ingest-child.js';
import { startIngest } from './ingest.js';

/**
 * Runs the process that receives the livestream. It uses the server's own code and settings, beside the
 * server, so that video never delays an answer. It ends with a signal, and with the process that started it.
 */
function main(): void {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const isChild = process.argv.includes(CHILD_ARGUMENT);
  makeStreamFiles(config);
  // A server has already done this before it started a child.
  if (!isChild) for (const sentence of closeDataToOthers(config)) log.warn(sentence);
  const stopIngest = startIngest(config, log);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    stopIngest().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  // The server may have ended while this process was still loading.
  if (isChild && !process.connected) stop();
}

try {
  main();
} catch (error) {
  const { text, exitCode } = startFailure(error);
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}
