import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { hasSignedInHint } from '../lib/signed-in-hint';
import { homeKey } from './keys';
import type { notificationsSummaryKey, siteKey } from './keys';
import { reading } from './query-client';
import type { Home } from './types';

/** Address of the home screen. */
const HOME_ADDRESS = '/home';

/** Returns a query for a part of the home screen's answer; while that screen opens, it waits for this answer. */
export function readingWithHome<Part>(
  key: typeof siteKey | typeof notificationsSummaryKey,
  partOf: (home: Home) => Part,
) {
  const own = reading(key);
  return {
    queryKey: key,
    queryFn: async (context: QueryFunctionContext): Promise<Part> => {
      const home = isHomeOpening(context.client) ? await homeOf(context.client) : null;
      return home === null ? ((await own.queryFn(context)) as Part) : partOf(home);
    },
  };
}

/** Returns true until the home screen has its answer. */
function isHomeOpening(client: QueryClient): boolean {
  const isKnown = client.getQueryData(homeKey) !== undefined;
  return !isKnown && window.location.pathname === HOME_ADDRESS && hasSignedInHint();
}

/** Returns the home screen's answer; null if it does not come. Loaded lazily: other screens do not need it. */
async function homeOf(client: QueryClient): Promise<Home | null> {
  const { homeQuery } = await import('./home');
  return client.query(homeQuery).catch(() => null);
}
