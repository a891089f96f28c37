import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminLivestreamKey } from './pushes';
import type { AdminLivestream } from './types';

/** So often an admin who looks at the encoder's figures gets new ones. */
const FIGURES_EVERY_MS = 3000;

/** The livestream with its address, its key and what arrives from the encoder, for admins; kept true while it is shown. */
export const adminLivestreamQuery = queryOptions<AdminLivestream>({
  queryKey: adminLivestreamKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/livestream', { signal })),
  staleTime: 0,
  refetchInterval: FIGURES_EVERY_MS,
});

/** What admins do to the livestream: open the show, close it, make a new stream key. */
export type StreamAction = 'open' | 'close' | 'rotate-key';

/** Does it, and keeps what the livestream is then. */
export async function changeLivestream(client: QueryClient, action: StreamAction): Promise<AdminLivestream> {
  const livestream = await answerOf(api.POST(`/api/admin/livestream/${action}`));
  // An answer from before would say the opposite.
  await client.cancelQueries({ queryKey: adminLivestreamKey });
  client.setQueryData<AdminLivestream>(adminLivestreamKey, livestream);
  return livestream;
}
