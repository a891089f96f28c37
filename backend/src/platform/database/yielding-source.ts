import { setTimeout as pause } from 'node:timers/promises';
import type { RowSource } from './snapshot.js';

/** About as long as a statement takes: half of the thread's time stays for everybody else. */
const PAUSE_MS = 1;

/** When the last of those who yield between statements has its turn. */
let lastTurn: Promise<void> = Promise.resolve();

/**
 * The same rows, with a pause before each statement in which a server answers whoever waits. SQLite reads on the
 * thread that answers: a long piece of work goes by in small statements between the requests, not in front of them.
 * All who yield between statements do so one after the other: between two requests there is one such statement, be they many.
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
