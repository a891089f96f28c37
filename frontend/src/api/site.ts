import { queryOptions } from '@tanstack/react-query';
import { siteKey } from './keys';
import { readingWithHome } from './with-home';

/** Settings for every page: the site's name, its links, the notice, and whether registration is open. */
export const siteQuery = queryOptions(readingWithHome(siteKey, ({ site }) => site));
