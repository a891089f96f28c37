import { queryOptions } from '@tanstack/react-query';
import { homeKey } from './keys';
import { reading } from './query-client';

/** Featured games, upcoming streams and announcements, the same for every member. */
export const homeQuery = queryOptions(reading(homeKey));
