import type { ReconciliationCheck } from './reconciliation-check.js';
import { findWrongBlocks } from '../../play/boards/board-blocks.js';
import { periodsAt } from '../../play/boards/board-period.js';
import { findDifferences } from '../../play/boards/board-recount.js';
import { boardsIn } from '../../play/boards/board-writer.service.js';
import { boardSentence, placeSentence } from '../../play/boards/board-sentences.js';
import { findWrongLastPlayed } from '../../play/boards/last-played.js';

/** Compares the boards with the rounds: the stored boards and those of the current periods. */
export const placesCheck: ReconciliationCheck = {
  claim: 'Every board has every member where the best proven rounds put them, and nobody else.',
  find: async (source, range) =>
    (await findDifferences(source, range, { current: periodsAt(new Date()) })).map(placeSentence),
};

/**
 * Compares the boards' sizes and blocks with their entries. Runs with the first range, as it is about no
 * member.
 */
export const blocksCheck: ReconciliationCheck = {
  claim: 'Every board says how many members it has, altogether and in each block.',
  find: async (source, { after }) => {
    const found: string[] = [];
    for (const board of after === 0 ? await boardsIn(source) : []) {
      found.push(...(await findWrongBlocks(source, board)).map((wrong) => boardSentence(board, wrong)));
    }
    return found;
  },
};

/** Compares when members last played a ranked game with their records. */
export const lastPlayedCheck: ReconciliationCheck = {
  claim: "Every member has last played when their games' records say.",
  find: async (source, range) =>
    (await findWrongLastPlayed(source, range)).map(
      (userId) => `Member ${userId} has last played at another time than the records of their games say.`,
    ),
};
