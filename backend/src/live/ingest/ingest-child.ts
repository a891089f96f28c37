import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

/** The entry point beside this file, compiled or not. */
const ENTRY = fileURLToPath(import.meta.url).replace(/ingest-child(\.[jt]s)$/, 'ingest-main$1');

/** Tells the process that it is a server's child, and ends with it. */
export const CHILD_ARGUMENT = '--child';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** One that has run for so long did not end because it was started. */
const SETTLED_MS = 60_000;
const STOP_WITHIN_MS = 5_000;

/** The ingest beside a server, kept running. */
export interface IngestChild {
  stop(): Promise<void>;
}

/**
 * Runs the ingest as a child of this process, with its settings and the address of this server, and starts it again,
 * after growing pauses, whenever it ends. It ends with this process, however that ends.
 */
export function startIngestChild(apiUrl: string, log: Logger): IngestChild {
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isStopping = false;

  const start = (): void => {
    const startedAt = performance.now();
    const env = { ...process.env, INGEST_API_URL: process.env['INGEST_API_URL'] || apiUrl };
    child = fork(ENTRY, [CHILD_ARGUMENT], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('error', (error) =>
      log.error({ err: error }, 'The ingest of the livestream can not be started.'),
    );
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      if (performance.now() - startedAt > SETTLED_MS) pauseMs = FIRST_PAUSE_MS;
      log.error({ code, signal, pauseMs }, 'The ingest of the livestream has ended and is started again.');
      restart = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    });
  };

  start();
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(restart);
      if (child) await ended(child);
    },
  };
}

/** Asks a process to end; one that does not is killed. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
