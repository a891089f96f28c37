import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { leaderboardKey, memberBestsKey, ownStandingKey } from './keys';
import { placeOf } from './paging';
import type { ListPlace } from './paging';
import { orLastKnown, readingAnew } from './query-client';
import type { BoardEntry, BoardRange, MemberBests, OwnStanding, RankedRound } from './types';

/** Display name of the board for all games together. */
export const ALL_GAMES = 'All Games';

/** Rows of one page. */
const BOARD_PAGE_ROWS = 25;

/** Rows around the member, their own included. */
const NEIGHBOURS = 5;

/** Maximum length of a search text that the API accepts. */
export const MAX_BOARD_SEARCH_LENGTH = 24;

/** Filter, order and page of a board. */
export interface BoardView {
  /** The game's display name, or 'All Games'. */
  game: string;
  range: BoardRange;
  sort: 'score' | 'recent';
  /** `desc`: best first, or most recent first. */
  order: 'desc' | 'asc';
  /** Beginning of the names; '' for all. */
  search: string;
  /** Cursor from an earlier answer; null for the first page. */
  cursor: string | null;
  /** Whether to return the page around the member. */
  isAround: boolean;
}

export interface BoardPage extends ListPlace {
  /** The game's display name, or 'All Games'. */
  game: string;
  range: BoardRange;
  entries: readonly BoardEntry[];
}

/** Initial view of the leaderboard. */
export const FIRST_VIEW: BoardView = {
  game: ALL_GAMES,
  range: 'all',
  sort: 'score',
  order: 'desc',
  search: '',
  cursor: null,
  isAround: false,
};

/** One page of a board; refetched whenever it is opened, since others play. */
export function boardPageQuery(view: BoardView) {
  return queryOptions<BoardPage>({
    queryKey: isFirstView(view) ? leaderboardKey : [...leaderboardKey, view],
    queryFn: (context) => orLastKnown(context, () => loadBoardPage(view, context.signal)),
    staleTime: 0,
  });
}

/** The rows around the member on the board of all games. */
export interface Neighbours {
  range: BoardRange;
  /** Empty if the member has no rank. */
  entries: readonly BoardEntry[];
}

/** Up to five rows around the member on the board of this week; without a rank there, on that of all times. */
export const neighboursQuery = queryOptions<Neighbours>({
  queryKey: [...leaderboardKey, 'neighbours'],
  queryFn: async ({ signal }) => {
    const week = await rowsAround('week', signal);
    return week.entries.length > 0 ? week : rowsAround('all', signal);
  },
  staleTime: 0,
});

async function rowsAround(range: BoardRange, signal: AbortSignal): Promise<Neighbours> {
  const query = { game: ALL_GAMES, range, around: 'me', limit: NEIGHBOURS } as const;
  const entries = await answerOf(api.GET('/api/leaderboard', { params: { query }, signal }));
  return { range, entries };
}

/** The member's rank on a board, their best of each game, and the top three. */
export function ownStandingQuery({ game, range }: Pick<BoardView, 'game' | 'range'>) {
  if (game === ALL_GAMES && range === FIRST_VIEW.range) return firstStandingQuery;
  return queryOptions<OwnStanding>({
    queryKey: [...ownStandingKey, { game, range }],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/leaderboard/me', { params: { query: { game, range } }, signal })),
    staleTime: 0,
  });
}

/** The member's rank over all games and all time, which is stored for a visit without a network. */
const firstStandingQuery = queryOptions(readingAnew(ownStandingKey));

/** The ranked rounds of a member, one per game. */
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

/** A ranked round of any member, with everything needed to replay it. It never changes. */
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
  const answer = await api.GET('/api/leaderboard', { params: { query }, signal });
  return { game, range, entries: answer.data ?? [], ...placeOf(answer) };
}

function isFirstView(view: BoardView): boolean {
  return Object.entries(FIRST_VIEW).every(([name, value]) => view[name as keyof BoardView] === value);
}
