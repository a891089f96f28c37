import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { leaderboardKey, memberBestsKey, ownStandingKey } from './keys';
import { linkedQuery } from './paging';
import { loader, orLastKnown } from './query-client';
import type { BoardEntry, BoardRange, MemberBests, OwnStanding, RankedRound } from './types';

/** The display name of the board that every game counts for. */
export const ALL_GAMES = 'All Games';

/** Rows of one page. */
const BOARD_PAGE_ROWS = 25;

/** The API takes no longer beginning of a name. */
export const MAX_BOARD_SEARCH_LENGTH = 24;

/** One view of one board. */
export interface BoardView {
  /** The game's display name, or 'All Games'. */
  game: string;
  range: BoardRange;
  sort: 'score' | 'recent';
  /** `desc` begins with the best, or with who has played last. */
  order: 'desc' | 'asc';
  /** How the names begin; '' for all. */
  search: string;
  /** Where the page begins, as an earlier answer has told; null for the first one. */
  cursor: string | null;
  /** The page with the member in its middle. */
  isAround: boolean;
}

/** A page of a board. */
export interface BoardPage {
  /** Which board it is of. */
  game: string;
  range: BoardRange;
  entries: readonly BoardEntry[];
  /** Members of the board whose names fit the search. */
  total: number;
  /** The cursors of the neighbouring pages; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** What the leaderboard opens with. */
export const FIRST_VIEW: BoardView = {
  game: ALL_GAMES,
  range: 'all',
  sort: 'score',
  order: 'desc',
  search: '',
  cursor: null,
  isAround: false,
};

/** One page of a board. Others play meanwhile, so it is asked again whenever it is opened. */
export function boardPageQuery(view: BoardView) {
  return queryOptions<BoardPage>({
    queryKey: isFirstView(view) ? leaderboardKey : [...leaderboardKey, view],
    queryFn: (context) => orLastKnown(context, () => loadBoardPage(view, context.signal)),
    staleTime: 0,
  });
}

/** Where the member stands on a board, their best of each game, and the best three of all. */
export function ownStandingQuery({ game, range }: Pick<BoardView, 'game' | 'range'>) {
  if (game === ALL_GAMES && range === FIRST_VIEW.range) return firstStandingQuery;
  return queryOptions<OwnStanding>({
    queryKey: [...ownStandingKey, { game, range }],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/leaderboard/me', { params: { query: { game, range } }, signal })),
    staleTime: 0,
  });
}

/** Where the member stands among all, of all times; it is kept for a visit without a network. */
const firstStandingQuery = queryOptions<OwnStanding>({
  queryKey: ownStandingKey,
  queryFn: loader()<OwnStanding>,
  staleTime: 0,
});

/** The ranked rounds of a member, one a game. */
export function memberBestsQuery(userId: number, range: BoardRange) {
  return queryOptions<MemberBests>({
    queryKey: [...memberBestsKey, { userId, range }],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/leaderboard/members/{userId}', {
          params: { path: { userId }, query: { range } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

/** A round that a board ranks, whoever has played it, with everything that shows it again. It never changes. */
export function rankedRoundQuery(round: string) {
  return queryOptions<RankedRound>({
    queryKey: [`/api/leaderboard/rounds/${round}`],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/leaderboard/rounds/{round}', { params: { path: { round } }, signal })),
  });
}

async function loadBoardPage(view: BoardView, signal: AbortSignal): Promise<BoardPage> {
  const { game, range, sort, order, search, cursor, isAround } = view;
  const query = {
    game,
    range,
    sort,
    order,
    limit: BOARD_PAGE_ROWS,
    ...(search !== '' && { search }),
    ...(cursor !== null && { cursor }),
    ...(isAround && { around: 'me' as const }),
  };
  const { data = [], response } = await api.GET('/api/leaderboard', { params: { query }, signal });
  return {
    game,
    range,
    entries: data,
    total: Number(response.headers.get('X-Total-Count') ?? data.length),
    previous: linkedQuery(response, 'prev')?.get('cursor') ?? null,
    next: linkedQuery(response, 'next')?.get('cursor') ?? null,
  };
}

function isFirstView(view: BoardView): boolean {
  return Object.entries(FIRST_VIEW).every(([name, value]) => view[name as keyof BoardView] === value);
}
