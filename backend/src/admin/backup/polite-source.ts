import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RowSource } from '../../database/snapshot.js';

/**
 * The same rows, with a pause before each statement in which a server answers whoever waits. SQLite reads on the
 * thread that answers: a long piece of work goes by in small statements between the requests, not in front of them.
 */
export function politely(source: RowSource): RowSource {
  return {
    query: async <Row>(...statement: Parameters<RowSource['query']>) => {
      await nextTurn();
      return source.query<Row>(...statement);
    },
  };
}
