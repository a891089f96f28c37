import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateDashboard } from './admin';
import { samplesKey } from './admin-keys';
import { answerOf, api } from './client';
import { invalidate } from './invalidate';
import { homeKey, livestreamKey, siteKey } from './keys';
import { readingAnew } from './query-client';

/** How many samples of a new site are still there. */
export const samplesQuery = queryOptions(readingAnew(samplesKey));

/** Removes all samples; returns how many there were. */
export async function removeSamples(client: QueryClient): Promise<number> {
  const { samples } = await answerOf(api.DELETE('/api/admin/samples'));
  await Promise.all([invalidateDashboard(client), invalidate(client, [homeKey, livestreamKey, siteKey])]);
  return samples;
}
