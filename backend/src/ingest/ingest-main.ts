import { inspect } from 'node:util';
import { createLog } from '../common/log.js';
import { StartError } from '../common/start-error.js';
import { ConfigError, loadConfig } from '../config.js';
import { CHILD_ARGUMENT } from './ingest-child.js';
import { startIngest } from './ingest.js';

/**
 * The process that receives the livestream: the server's own code and settings, beside the server, so that video never
 * delays an answer. It ends with a signal, and with the process that started it.
 */
function main(): void {
  const config = loadConfig(process.env);
  const ingest = startIngest(config, createLog(config.logLevel));
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    ingest.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  // The server may have gone while this process was still loading.
  if (process.argv.includes(CHILD_ARGUMENT) && !process.connected) stop();
}

try {
  main();
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`);
  process.exit(1);
}
