import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

/** Path of the entry point next to this file, compiled or not. */
const ENTRY = fileURLToPath(import.meta.url).replace(/ingest-child(\.[jt]s)$/, 'ingest-main$1');

/** Argument that marks the process as a server's child, which ends with the server. */
export const CHILD_ARGUMENT = '--child';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** After this running time the restart delay is reset, since the process did not fail at its start. */
const SETTLED_MS = 60_000;
/** Timeout for its end; the server, which is busy until then, stops within ten seconds in all. */
const STOP_WITHIN_MS = 3_000;

/** A supervised ingest process. */
export interface IngestChild {
  stop(): Promise<void>;
}

/**
 * Runs the ingest as a child of this process, with its settings and the address of this server. Restarts it
 * with growing delays whenever it ends. The child ends with this process, however that ends.
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

/** Ends a process by SIGTERM, or by SIGKILL after a timeout. */
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
