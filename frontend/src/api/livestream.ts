import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { livestreamKey, onAirKey } from './keys';
import { endSessionOn401, loader } from './query-client';
import type { Livestream, OnAir } from './types';

/** What is on air and what comes, the same for every member; asked for whenever a screen opens that shows it. */
export const livestreamQuery = queryOptions<Livestream>({
  queryKey: livestreamKey,
  queryFn: loader()<Livestream>,
  staleTime: 0,
});

/** So often a visitor's page asks: no socket tells it. */
const ON_AIR_EVERY_MS = 60_000;

/** Whether a race is on air, for visitors; kept true while it is shown and the page is seen. */
export const onAirQuery = queryOptions<OnAir>({
  queryKey: onAirKey,
  queryFn: loader()<OnAir>,
  staleTime: 0,
  refetchInterval: ON_AIR_EVERY_MS,
  refetchOnWindowFocus: true,
});

/** Says that the member watches, and learns how many do. A call that fails is made good by the next one. */
export async function reportWatching(client: QueryClient): Promise<void> {
  try {
    const { viewers } = await answerOf(api.POST('/api/livestream/watching'));
    client.setQueryData<Livestream>(livestreamKey, (known) => known && { ...known, viewers });
  } catch (error) {
    endSessionOn401(client, error);
  }
}
