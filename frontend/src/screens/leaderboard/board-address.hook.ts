import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST_VIEW, MAX_BOARD_SEARCH_LENGTH } from '../../api/leaderboard';
import type { BoardView } from '../../api/leaderboard';
import { BOARDS, RANGES, boardAt } from './boards';
import type { Board } from './boards';

/** State of the leaderboard as stored in the URL. */
export type BoardAddress = ReturnType<typeof useBoardAddress>;

/**
 * Keeps filters and page in the URL (`/leaderboard?game=alien-clicker&range=week&search=no`), so that Back,
 * Forward, reloads and links keep them. Defaults are omitted, and invalid values count as the default.
 */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  // What was chosen last: the page may show it only after the next choice.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const board = boardAt(params.get('game'));
  return {
    board,
    view: viewIn(params, board),
    /** Merges changes into the view and shows its first page. */
    show: (changes: Partial<BoardView>, how = { replace: false }): void => {
      const view = viewIn(latest.current, boardAt(latest.current.get('game')));
      const words = new URLSearchParams(wordsOf({ ...view, cursor: null, isAround: false, ...changes }));
      // An unchanged view gets no history entry.
      if (words.toString() === new URLSearchParams(wordsOf(view)).toString()) return;
      latest.current = words;
      // The list changes in place: keep the scroll position.
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
