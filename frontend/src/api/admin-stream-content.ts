import type { QueryClient } from '@tanstack/react-query';
import { adminLivestreamQuery } from './admin-livestream';
import { answerOf, api } from './client';
import { adminLivestreamKey } from './pushes';
import { homeKey } from './keys';
import type { AdminLivestream, RaceDetails, StandingRow, StreamEventRow, WeeklyStreamRow } from './types';

/** Row types of the editable lists of the livestream's page, by their path in the API. */
export interface StreamLists {
  schedule: WeeklyStreamRow;
  standings: StandingRow;
  events: StreamEventRow;
}

export type StreamListName = keyof StreamLists;

/** Returns the server version of the livestream, to be edited. */
export async function livestreamNow(client: QueryClient): Promise<AdminLivestream> {
  await client.cancelQueries({ queryKey: adminLivestreamKey });
  return client.query(adminLivestreamQuery);
}

/** Replaces a list. Throws `livestream.changed` when the server version is newer. */
export async function saveStreamList<Name extends StreamListName>(
  client: QueryClient,
  name: Name,
  version: number,
  rows: readonly StreamLists[Name][],
): Promise<void> {
  const body = { version, rows: [...rows] };
  await keep(client, await put(name, body));
}

/** Replaces the race's details. Throws like `saveStreamList`. */
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
  // An earlier request in flight would overwrite the new state.
  await client.cancelQueries({ queryKey: adminLivestreamKey });
  client.setQueryData<AdminLivestream>(adminLivestreamKey, livestream);
  await client.invalidateQueries({ queryKey: homeKey });
}
