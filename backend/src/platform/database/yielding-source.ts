import { setTimeout as pause } from 'node:timers/promises';
import type { RowSource } from './database.js';

/**
 * Pause before each statement, about as long as a statement takes: half of the thread's time stays for
 * requests.
 */
const PAUSE_MS = 1;

/** Resolves when the last statement of the queue may run. */
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Returns the same source with a pause before each statement, in which the server answers requests. SQLite
 * reads on the thread that answers, so long work is split into small statements between requests. All callers
 * share one queue, so at most one of these statements runs between two requests.
 */
export function yielding(source: RowSource): RowSource {
  return {
    query: async <Row>(...statement: Parameters<RowSource['query']>) => {
      lastTurn = lastTurn.then(() => pause(PAUSE_MS));
      await lastTurn;
      return source.query<Row>(...statement);
    },
  };
}
