import { queryOptions } from '@tanstack/react-query';
import { homeKey } from './keys';
import { loader } from './query-client';
import type { Home } from './types';

/** Featured games, upcoming streams and announcements, the same for every member. */
export const homeQuery = queryOptions<Home>({ queryKey: homeKey, queryFn: loader()<Home> });
