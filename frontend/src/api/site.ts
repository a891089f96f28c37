import { queryOptions } from '@tanstack/react-query';
import { siteKey } from './keys';
import { reading } from './query-client';

/** Settings for every page: the site's name, its links, the notice, and whether registration is open. */
export const siteQuery = queryOptions(reading(siteKey));
