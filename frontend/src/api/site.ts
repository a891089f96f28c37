import { queryOptions } from '@tanstack/react-query';
import { siteKey } from './keys';
import { loader } from './query-client';
import type { Site } from './types';

/** What every page needs to know of the settings: the site's name, its links, the notice, whether newcomers are let in. */
export const siteQuery = queryOptions<Site>({ queryKey: siteKey, queryFn: loader()<Site> });
