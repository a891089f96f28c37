import { useSearchParams } from 'react-router-dom';
import { FIRST_VIEW, MAX_BOARD_SEARCH_LENGTH } from '../../api/leaderboard';
import type { BoardView } from '../../api/leaderboard';
import { BOARDS, RANGES, boardAt } from './boards';
import type { Board } from './boards';

/** What the address of the leaderboard says, and the ways to change it. */
export interface BoardAddress {
  board: Board;
  view: BoardView;
  /** Shows the first page of what is asked for; what is left out stays. */
  show: (changes: Partial<BoardView>, how?: { replace: boolean }) => void;
}

/**
 * Filters and page live in the address (`/leaderboard?game=alien-clicker&range=week&search=no`), so that Back, Forward, a
 * reload and a link keep them. What stands at its default is left out; a value that there is not counts as the default.
 */
export function useBoardAddress(): BoardAddress {
  const [params, setParams] = useSearchParams();
  const board = boardAt(params.get('game'));
  const view = viewIn(params, board);
  return {
    board,
    view,
    show: (changes, how = { replace: false }) => {
      const words = new URLSearchParams(wordsOf({ ...view, cursor: null, isAround: false, ...changes }));
      // What is shown already is no new place to come back to.
      if (words.toString() === new URLSearchParams(wordsOf(view)).toString()) return;
      // The list changes in place: the page stays where it is.
      setParams(words, { preventScrollReset: true, ...how });
    },
  };
}

function viewIn(params: URLSearchParams, board: Board): BoardView {
  const isAround = params.get('around') === 'me';
  return {
    game: board.name,
    range: RANGES.find(({ id }) => id === params.get('range'))?.id ?? FIRST_VIEW.range,
    sort: params.get('sort') === 'recent' ? 'recent' : 'score',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    search: (params.get('search') ?? '').trim().slice(0, MAX_BOARD_SEARCH_LENGTH),
    cursor: isAround ? null : params.get('cursor') || null,
    isAround,
  };
}

function wordsOf(view: BoardView): Record<string, string> {
  const { sort, order, range, search, cursor } = view;
  const words = {
    game: BOARDS.find(({ name }) => name === view.game)?.word ?? 'all',
    range,
    sort,
    order,
    search,
    cursor: cursor ?? '',
    around: view.isAround ? 'me' : '',
  };
  const defaults: Record<string, string> = { game: 'all', range: 'all', sort: 'score', order: 'desc' };
  return Object.fromEntries(Object.entries(words).filter(([name, word]) => word !== (defaults[name] ?? '')));
}
