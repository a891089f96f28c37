import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { goalKey } from './keys';
import type { GameProgress } from './types';

/**
 * Where the member stands in a game, and what is next; only for members. Its key begins with that of the goal:
 * verdicts, purchases and another goal change both. Refetched whenever it is opened, since others play.
 */
export function gameProgressQuery(gameName: string) {
  return queryOptions<GameProgress>({
    queryKey: [...goalKey, 'progress', gameName],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/games/progress', { params: { query: { game: gameName } }, signal })),
    staleTime: 0,
  });
}
