import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminSettingsQuery, saveAdminSettings } from '../../../api/admin-settings';
import { messageOf } from '../../../api/api-error';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminSettings } from '../../../api/types';
import { toast } from '../../../ui/toast';
import { isConflict } from '../editing/conflict';

export const NAMES = ['defaultNewUserCoins', 'dailyLoginBonus'] as const;

export type Name = (typeof NAMES)[number];

type Typed = Readonly<Partial<Record<Name, string>>>;

/** Unsaved input. */
interface Draft {
  typed: Typed;
  /** The settings that the change is based on. */
  base: AdminSettings;
  /** True after a save was refused because another admin had saved first. */
  hasConflict: boolean;
}

/** State of the coin settings fields: the unsaved input, and the saved value of every other field. */
export function useCoinSettings(settings: AdminSettings) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const base = baseOf(draft, settings);
  const textOf = (name: Name): string => draft?.typed[name] ?? String(base[name]);
  const { mutate, isPending } = useSavingOf(setDraft);
  return {
    draft,
    textOf,
    isPending,
    type: (name: Name, text: string): void => {
      setDraft(draftOf({ ...draft?.typed, [name]: text }, base, draft?.hasConflict));
    },
    save: () => mutate({ typed: draft?.typed ?? {}, base }),
    /** Discards the unsaved input and shows the saved settings. */
    takeServerVersion: () => setDraft(null),
  };
}

/** Saves the settings, one request at a time, and shows the result. */
function useSavingOf(setDraft: (next: (draft: Draft | null) => Draft | null) => void) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: ({ typed, base }: Pick<Draft, 'typed' | 'base'>) => {
        const valueOf = (name: Name): number => Number(typed[name] ?? base[name]);
        return saveAdminSettings(client, {
          version: base.version,
          defaultNewUserCoins: valueOf('defaultNewUserCoins'),
          dailyLoginBonus: valueOf('dailyLoginBonus'),
        });
      },
      onSuccess: (saved, sent) => {
        setDraft((draft) => draftOf(unsent(draft?.typed, sent.typed), saved));
        toast({
          title: 'Settings Saved',
          description: 'New users and the daily bonus go by them from now on.',
          variant: 'success',
        });
      },
      onError: async (error) => {
        const isTheirs = isConflict(error);
        if (isTheirs) {
          const base = await client.query(adminSettingsQuery).catch(() => null);
          if (base) setDraft((draft) => draft && { ...draft, base, hasConflict: true });
        }
        const title = isTheirs ? 'Settings Not Saved' : 'Error Saving Settings';
        toast({ title, description: messageOf(error, 'Please try again later.'), variant: 'destructive' });
      },
    }),
  );
}

/**
 * Changes by others to settings other than the coins are no conflict: returns the newer settings in that
 * case.
 */
function baseOf(draft: Draft | null, settings: AdminSettings): AdminSettings {
  if (draft === null) return settings;
  const isNewer = settings.version > draft.base.version;
  return isNewer && NAMES.every((name) => draft.base[name] === settings[name]) ? settings : draft.base;
}

/** Returns null if nothing differs from the saved settings. The fields then follow what others save. */
function draftOf(all: Typed, base: AdminSettings, hasConflict = false): Draft | null {
  const typed = pick(all, (name) => all[name] !== String(base[name]));
  return Object.keys(typed).length === 0 ? null : { typed, base, hasConflict };
}

/** Returns the input that was typed after a request was sent. */
function unsent(typed: Typed = {}, sent: Typed): Typed {
  return pick(typed, (name) => typed[name] !== sent[name]);
}

function pick(typed: Typed, isMeant: (name: Name) => boolean): Typed {
  const names = NAMES.filter((name) => typed[name] !== undefined && isMeant(name));
  return Object.fromEntries(names.map((name) => [name, typed[name]]));
}
