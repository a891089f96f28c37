import type { Difference } from './board-recount.js';
import type { BoardRow } from './board-writer.service.js';
import { nameOfBoard } from './ranked-games.js';
import type { Standing } from './standing.js';

/** Describes a difference at a member's place. */
export function placeSentence({ board, period, userId, from, to }: Difference): string {
  return (
    `Member ${userId} has ${placeText(from)} on the board of ${nameOfBoard(board)} (${period}), ` +
    `but the proven rounds make ${placeText(to)}.`
  );
}

/** Describes an error of a board. */
export function boardSentence({ board, period }: BoardRow, wrong: string): string {
  return `The board of ${nameOfBoard(board)} (${period}): ${wrong}.`;
}

function placeText(standing: Standing | undefined): string {
  if (!standing) return 'no place';
  const { score, roundId, rulesVersion, reachedAt } = standing;
  const log = rulesVersion === null ? ' whose log is gone' : '';
  const round = roundId === null ? '' : ` by round ${roundId}${log}`;
  return `a score of ${score}${round}, reached at ${new Date(reachedAt).toISOString()}`;
}
