import { queryOptions } from '@tanstack/react-query';
import { readingWithHome } from './home';
import { siteKey } from './keys';

/** Settings for every page: the site's name, its links, the notice, and whether registration is open. */
export const siteQuery = queryOptions(readingWithHome(siteKey, ({ site }) => site));
