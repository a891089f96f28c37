import { queryOptions } from '@tanstack/react-query';
import { adminOverviewKey, adminStatsKey } from './admin-keys';
import { readingAnew } from './query-client';

/** The six key figures of the site; refetched whenever they are opened. */
export const adminStatsQuery = queryOptions(readingAnew(adminStatsKey));

/** The overview of the last thirty days. */
export const adminOverviewQuery = queryOptions(readingAnew(adminOverviewKey));
