import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from './api-error';
import { answerOf, api } from './client';
import { adminSettingsKey, siteKey } from './keys';
import { useOneAtATime } from './one-at-a-time.hook';
import type { AdminSettings, SettingsChange } from './types';

/** Everything that admins set; asked for whenever a screen opens that shows it. */
export const adminSettingsQuery = queryOptions<AdminSettings>({
  queryKey: adminSettingsKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/settings', { signal })),
  staleTime: 0,
});

/** Sets what is named. Throws `settings.changed` when somebody else has changed something since the version. */
export function saveAdminSettings(change: SettingsChange): Promise<AdminSettings> {
  return answerOf(api.PUT('/api/admin/settings', { body: change }));
}

/** What becomes of a change, for whoever tells of it. */
interface SavingNews {
  onSaved: (settings: AdminSettings) => void;
  /** Somebody else was faster: the settings as they are now are asked for already. */
  onOvertaken: (message: string) => void;
  onFailed: (error: Error, message: string) => void;
}

/** Saves settings, one change at a time, and keeps what is known of them true. */
export function useSettingsSaving({ onSaved, onOvertaken, onFailed }: SavingNews) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: saveAdminSettings,
      onSuccess: async (settings) => {
        await keepSettings(client, settings);
        onSaved(settings);
      },
      onError: async (error) => {
        const message = messageOf(error, 'Please try again later.');
        if (!isOvertaken(error)) return onFailed(error, message);
        await client.invalidateQueries({ queryKey: adminSettingsKey });
        onOvertaken(message);
      },
    }),
  );
}

async function keepSettings(client: QueryClient, settings: AdminSettings): Promise<void> {
  // An answer from before would say the opposite.
  await client.cancelQueries({ queryKey: adminSettingsKey });
  client.setQueryData<AdminSettings>(adminSettingsKey, settings);
  await client.invalidateQueries({ queryKey: siteKey });
}

/** Whether a change was refused because somebody else has changed something since the settings were read. */
function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'settings.changed';
}
