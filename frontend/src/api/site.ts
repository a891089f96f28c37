import { queryOptions } from '@tanstack/react-query';
import { siteKey } from './keys';
import { loader } from './query-client';
import type { Site } from './types';

/** Settings for every page: the site's name, its links, the notice, and whether registration is open. */
export const siteQuery = queryOptions<Site>({ queryKey: siteKey, queryFn: loader()<Site> });
