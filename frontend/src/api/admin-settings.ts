import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { auditKey } from './admin-keys';
import { adminSettingsKey } from './pushes';
import { siteKey } from './keys';
import type { AdminSettings, SettingsChange } from './types';

/** Everything that admins set; asked for whenever a screen opens that shows it. */
export const adminSettingsQuery = queryOptions<AdminSettings>({
  queryKey: adminSettingsKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/settings', { signal })),
  staleTime: 0,
});

/**
 * Sets what is named, and keeps what is known of the settings true. Throws `settings.changed` when somebody else has
 * changed something since the version.
 */
export async function saveAdminSettings(client: QueryClient, change: SettingsChange): Promise<AdminSettings> {
  const saved = await answerOf(api.PUT('/api/admin/settings', { body: change }));
  // An answer from before would say the opposite.
  await client.cancelQueries({ queryKey: adminSettingsKey });
  client.setQueryData<AdminSettings>(adminSettingsKey, saved);
  void client.invalidateQueries({ queryKey: siteKey });
  void client.invalidateQueries({ queryKey: auditKey });
  return saved;
}
