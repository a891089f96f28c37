import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { livestreamKey } from './keys';
import { endSessionOn401, loader } from './query-client';
import type { Livestream } from './types';

/** What is on air and what comes, the same for every member; asked for whenever a screen opens that shows it. */
export const livestreamQuery = queryOptions<Livestream>({
  queryKey: livestreamKey,
  queryFn: loader()<Livestream>,
  staleTime: 0,
});

/** Says that the member watches, and learns how many do. A call that fails is made good by the next one. */
export async function tellWatching(client: QueryClient): Promise<void> {
  try {
    const { viewers } = await answerOf(api.POST('/api/livestream/watching'));
    client.setQueryData<Livestream>(livestreamKey, (known) => known && { ...known, viewers });
  } catch (error) {
    endSessionOn401(client, error);
  }
}
