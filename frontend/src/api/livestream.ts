import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { livestreamKey, onAirKey } from './keys';
import { endSessionOn401, readingAnew } from './query-client';
import type { Livestream } from './types';

/**
 * The current and upcoming streams, the same for every member; refetched when a screen that shows them opens.
 */
export const livestreamQuery = queryOptions(readingAnew(livestreamKey));

/** Polling interval for visitors, who have no socket. */
const ON_AIR_EVERY_MS = 60_000;

/** Whether a race is on air, for visitors; polled while it is shown and the page is visible. */
export const onAirQuery = queryOptions({
  ...readingAnew(onAirKey),
  refetchInterval: ON_AIR_EVERY_MS,
  refetchOnWindowFocus: true,
});

/**
 * Reports that the member is watching, and updates the number of viewers. A failed call is made up for by the
 * next one.
 */
export async function reportWatching(client: QueryClient): Promise<void> {
  try {
    const { viewers } = await answerOf(api.POST('/api/livestream/watching'));
    client.setQueryData<Livestream>(livestreamKey, (known) => known && { ...known, viewers });
  } catch (error) {
    endSessionOn401(client, error);
  }
}
