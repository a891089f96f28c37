import { queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { dailyBonusQuery } from './daily-bonus';
import { invalidate } from './invalidate';
import {
  gameStatsKey,
  homeKey,
  inventoryKey,
  notificationsSummaryKey,
  ownStandingKey,
  siteKey,
  userKey,
} from './keys';
import { lastKnownAt } from './last-known';
import { reading } from './query-client';
import type { Home, User } from './types';
import { userQuery } from './user';

const readHome = reading(homeKey);

/** Age after which the home screen is asked for again when it is opened: others play, come and go. */
const FRESH_MS = 10_000;

/**
 * Everything that the home screen shows, in one answer; other screens find their parts of it in the cache.
 * Waits for the daily bonus, which adds a line to the ledger.
 */
export const homeQuery = queryOptions<Home>({
  queryKey: homeKey,
  staleTime: FRESH_MS,
  queryFn: async (context) => {
    const { client } = context;
    const user = await client.query(userQuery);
    if (!user) throw new Error('Nobody is signed in.');
    await client.query(dailyBonusQuery(user.id)).catch(() => undefined);
    const askedAtMs = Date.now();
    const home = await readHome.queryFn(context);
    if (lastKnownAt(client) === null) shareParts(client, home, askedAtMs);
    return home;
  },
});

/** Ends the member's first flight for good. Idempotent. */
export async function endFirstFlight(): Promise<void> {
  await api.POST('/api/home/first-flight/end');
}

/** Has the home screen show what it shows every member, from now on or, if the server was not told, this time. */
export function hideFirstFlight(client: QueryClient): void {
  client.setQueryData<User | null>(userKey, (user) => user && { ...user, isOnFirstFlight: false });
  client.setQueryData<Home>(homeKey, (home) => home && { ...home, firstFlight: null });
}

/** Takes the member's free first colour, which their alien then wears. */
export async function takeFirstColour(client: QueryClient, color: string): Promise<void> {
  const user = await answerOf(api.POST('/api/user/avatar/first-colour', { body: { color } }));
  client.setQueryData<User | null>(userKey, user);
  client.setQueryData<Home>(
    homeKey,
    (home) => home && { ...home, firstFlight: home.firstFlight && { ...home.firstFlight, colour: color } },
  );
  await invalidate(client, [inventoryKey]);
}

/** Puts the answer's parts into the cache, unless it has something that is newer or being loaded. */
function shareParts(client: QueryClient, home: Home, askedAtMs: number): void {
  const parts: readonly (readonly [QueryKey, unknown])[] = [
    [gameStatsKey, home.stats],
    [ownStandingKey, home.standing],
    [notificationsSummaryKey, home.notifications],
    [siteKey, home.site],
  ];
  for (const [key, part] of parts) {
    const known = client.getQueryState(key);
    const isNewer = known !== undefined && known.dataUpdatedAt >= askedAtMs;
    if (!isNewer && known?.fetchStatus !== 'fetching') client.setQueryData(key, part);
  }
}
