import type { QueryClient } from '@tanstack/react-query';
import { adminLivestreamQuery } from './admin-livestream';
import { answerOf, api } from './client';
import { adminLivestreamKey } from './pushes';
import { homeKey } from './keys';
import type { AdminLivestream, RaceDetails, StandingRow, StreamEventRow, WeeklyStreamRow } from './types';

/** The lists that stand on the livestream's page, by their parts of the API. */
export interface StreamLists {
  schedule: WeeklyStreamRow;
  standings: StandingRow;
  events: StreamEventRow;
}

/** One of the lists. */
export type StreamListName = keyof StreamLists;

/** The livestream as it is now, for whoever is about to change a part of it. */
export async function livestreamNow(client: QueryClient): Promise<AdminLivestream> {
  await client.cancelQueries({ queryKey: adminLivestreamKey });
  return client.query(adminLivestreamQuery);
}

/** Writes a list again. Throws `livestream.changed` when somebody else has changed it since the version. */
export async function saveStreamList<Name extends StreamListName>(
  client: QueryClient,
  name: Name,
  version: number,
  rows: readonly StreamLists[Name][],
): Promise<void> {
  const body = { version, rows: [...rows] };
  await keep(client, await put(name, body));
}

/** Writes the race's details again; throws like `saveStreamList`. */
export async function saveRaceDetails(
  client: QueryClient,
  version: number,
  details: RaceDetails,
): Promise<void> {
  await keep(
    client,
    await answerOf(api.PUT('/api/admin/livestream/details', { body: { version, details } })),
  );
}

function put(name: StreamListName, body: { version: number; rows: unknown[] }): Promise<AdminLivestream> {
  if (name === 'schedule')
    return answerOf(
      api.PUT('/api/admin/livestream/schedule', { body: { ...body, rows: body.rows as WeeklyStreamRow[] } }),
    );
  if (name === 'standings')
    return answerOf(
      api.PUT('/api/admin/livestream/standings', { body: { ...body, rows: body.rows as StandingRow[] } }),
    );
  return answerOf(
    api.PUT('/api/admin/livestream/events', { body: { ...body, rows: body.rows as StreamEventRow[] } }),
  );
}

async function keep(client: QueryClient, livestream: AdminLivestream): Promise<void> {
  // An answer from before would say the opposite.
  await client.cancelQueries({ queryKey: adminLivestreamKey });
  client.setQueryData<AdminLivestream>(adminLivestreamKey, livestream);
  await client.invalidateQueries({ queryKey: homeKey });
}
