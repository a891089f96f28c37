import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { auditKey } from './admin-keys';
import { adminSettingsKey } from './pushes';
import { siteKey } from './keys';
import { readingAnew } from './query-client';
import type { AdminSettings, SettingsChange } from './types';

/** All settings of admins; refetched when a screen that shows them opens. */
export const adminSettingsQuery = queryOptions(readingAnew(adminSettingsKey));

/**
 * Saves the given settings and updates the cache. Throws `settings.changed` when the server version is newer.
 */
export async function saveAdminSettings(client: QueryClient, change: SettingsChange): Promise<AdminSettings> {
  const saved = await answerOf(api.PUT('/api/admin/settings', { body: change }));
  // An earlier request in flight would overwrite the new state.
  await client.cancelQueries({ queryKey: adminSettingsKey });
  client.setQueryData<AdminSettings>(adminSettingsKey, saved);
  void client.invalidateQueries({ queryKey: siteKey });
  void client.invalidateQueries({ queryKey: auditKey });
  return saved;
}
