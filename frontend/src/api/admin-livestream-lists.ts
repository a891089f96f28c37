import type { QueryClient } from '@tanstack/react-query';
import { adminLivestreamQuery } from './admin-livestream';
import { answerOf, api } from './client';
import { adminLivestreamKey } from './pushes';
import { invalidate } from './invalidate';
import { homeKey } from './keys';
import type {
  AdminLivestream,
  AdminStanding,
  AdminStreamEvent,
  AdminWeeklyStream,
  NewStanding,
  NewStreamEvent,
  NewWeeklyStream,
  RaceDetails,
} from './types';

/** Rows of the lists of the livestream's page, by their path in the API. */
export interface StreamRows {
  schedule: AdminWeeklyStream;
  standings: AdminStanding;
  events: AdminStreamEvent;
}

export type StreamListName = keyof StreamRows;

/** The same before they are added. */
export interface NewStreamRows {
  schedule: NewWeeklyStream;
  standings: NewStanding;
  events: NewStreamEvent;
}

/** Returns the server version of the livestream, to be edited. */
export async function livestreamNow(client: QueryClient): Promise<AdminLivestream> {
  await client.cancelQueries({ queryKey: adminLivestreamKey });
  return client.query(adminLivestreamQuery);
}

/** Returns the server version of a row; null when it no longer exists. */
export async function streamRowNow<Name extends StreamListName>(
  client: QueryClient,
  name: Name,
  id: number,
): Promise<StreamRows[Name] | null> {
  const lists: { [List in StreamListName]: StreamRows[List][] } = await livestreamNow(client);
  return lists[name].find((row) => row.id === id) ?? null;
}

/**
 * Adds a row to a list, or changes the given one. Throws `livestream.changed` when the server version is newer,
 * and `livestream.row_unknown`.
 */
export async function saveStreamRow<Name extends StreamListName>(
  client: QueryClient,
  name: Name,
  before: StreamRows[Name] | null,
  row: NewStreamRows[Name],
): Promise<void> {
  const list: StreamListName = name;
  if (before === null) await api.POST(`/api/admin/livestream/${list}`, { body: row });
  else {
    const { id, version } = before;
    const params = { path: { id } };
    await api.PUT(`/api/admin/livestream/${list}/{id}`, { body: { version, ...row }, params });
  }
  await askAgain(client);
}

/** Removes a row. Throws like `saveStreamRow`. */
export async function removeStreamRow(
  client: QueryClient,
  list: StreamListName,
  { id, version }: StreamRows[StreamListName],
): Promise<void> {
  const params = { path: { id }, query: { version } };
  await api.DELETE(`/api/admin/livestream/${list}/{id}`, { params });
  await askAgain(client);
}

/** Replaces the race's details. Throws `livestream.changed` when the server version is newer. */
export async function saveRaceDetails(
  client: QueryClient,
  version: number,
  details: RaceDetails,
): Promise<void> {
  await answerOf(api.PUT('/api/admin/livestream/details', { body: { version, details } }));
  await askAgain(client);
}

const askAgain = (client: QueryClient) => invalidate(client, [adminLivestreamKey, homeKey]);
