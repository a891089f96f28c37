import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminLivestreamKey } from './pushes';
import { readingAnew } from './query-client';
import type { AdminLivestream } from './types';

/** Polling interval of the encoder's figures. */
const FIGURES_EVERY_MS = 3000;

/** The livestream for admins, with its address, key and encoder input; polled while it is shown. */
export const adminLivestreamQuery = queryOptions({
  ...readingAnew(adminLivestreamKey),
  refetchInterval: FIGURES_EVERY_MS,
});

/** Actions of admins: open the show, close it, create a new stream key. */
export type StreamAction = 'open' | 'close' | 'rotate-key';

/** Runs the action and caches the resulting livestream. */
export async function changeLivestream(client: QueryClient, action: StreamAction): Promise<AdminLivestream> {
  const livestream = await answerOf(api.POST(`/api/admin/livestream/${action}`));
  // An earlier request in flight would overwrite the new state.
  await client.cancelQueries({ queryKey: adminLivestreamKey });
  client.setQueryData<AdminLivestream>(adminLivestreamKey, livestream);
  return livestream;
}
