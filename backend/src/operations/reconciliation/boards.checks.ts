import { findWrongBlocks } from '../../play/boards/board-blocks.js';
import { periodsAt } from '../../play/boards/board-period.js';
import { findDifferences, findWrongLastPlayed } from '../../play/boards/board-recount.js';
import { boardsIn, type BoardRow } from '../../play/boards/board-store.js';
import { nameOfBoard } from '../../play/boards/ranked-games.js';
import type { Standing } from '../../play/boards/standing.js';
import type { ReconciliationCheck } from './reconciliation-check.js';

export const BOARD_CHECKS: readonly ReconciliationCheck[] = [
  // Compares the stored boards and those of the current periods.
  {
    claim: 'Every board has every member where the best proven rounds put them, and nobody else.',
    find: async (source, range) => {
      const differences = await findDifferences(source, range, { current: periodsAt(new Date()) });
      return differences.flatMap(({ changes, ...board }) =>
        changes.map(
          ({ userId, from, to }) =>
            `Member ${userId} has ${placeText(from)} on the board of ${boardText(board)}, ` +
            `but the proven rounds make ${placeText(to)}.`,
        ),
      );
    },
  },
  {
    claim: 'Every board says how many members it has, altogether and in each block.',
    find: async (source, { after }) => {
      const found: string[] = [];
      // Runs with the first range, as it is about no member.
      for (const board of after === 0 ? await boardsIn(source) : []) {
        for (const wrong of await findWrongBlocks(source, board))
          found.push(`The board of ${boardText(board)}: ${wrong}.`);
      }
      return found;
    },
  },
  {
    claim: "Every member has last played when their games' records say.",
    find: async (source, range) =>
      (await findWrongLastPlayed(source, range)).map(
        (userId) => `Member ${userId} has last played at another time than the records of their games say.`,
      ),
  },
];

function boardText({ board, period }: Pick<BoardRow, 'board' | 'period'>): string {
  return `${nameOfBoard(board)} (${period})`;
}

function placeText(standing: Standing | undefined): string {
  if (!standing) return 'no place';
  const { score, roundId, rulesVersion, reachedAt } = standing;
  const log = rulesVersion === null ? ' whose log is gone' : '';
  const round = roundId === null ? '' : ` by round ${roundId}${log}`;
  return `a score of ${score}${round}, reached at ${new Date(reachedAt).toISOString()}`;
}
