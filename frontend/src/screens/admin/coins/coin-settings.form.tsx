import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { adminSettingsQuery, saveAdminSettings } from '../../../api/admin-settings';
import { messageOf } from '../../../api/api-error';
import { adminSettingsKey } from '../../../api/keys';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminSettings, SettingsChange } from '../../../api/types';
import { Button } from '../../../ui/button';
import { FailedPanel } from '../../../ui/failed-panel';
import { TextField } from '../../../ui/field';
import { Plate, PlateHead } from '../../../ui/plate';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { dismissFailures, toast } from '../../../ui/toast';
import { wasOvertaken } from '../editing/overtaken';

/** The server takes no more. */
const MOST_COINS = 10_000;
const OUT_OF_BOUNDS = 'A whole number from 0 to 10,000';

/** The form 'Coin Settings' (§2, §9): what new users and every day bring. */
export function CoinSettings() {
  const { data, isPending, isFetching, refetch } = useQuery(adminSettingsQuery);
  const { form, keep } = useKeptFocus(data?.version);
  return (
    <Plate aria-labelledby="coin-settings">
      <PlateHead id="coin-settings" title="Coin Settings" />
      {isPending ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={150} />
        </SkeletonGroup>
      ) : data === undefined ? (
        <FailedPanel
          sentence="The coin settings could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SettingsForm key={data.version} ref={form} settings={data} onSend={keep} />
      )}
    </Plate>
  );
}

/** What is saved begins a new form, and the button that was pressed goes: the new form takes the focus. */
function useKeptFocus(version: number | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isOwn = useRef(false);
  useEffect(() => {
    if (!isOwn.current) return;
    isOwn.current = false;
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
  }, [version]);
  const keep = (): void => {
    isOwn.current = true;
  };
  return { form, keep };
}

interface SettingsFormProps {
  ref: RefObject<HTMLFormElement | null>;
  settings: AdminSettings;
  onSend: () => void;
}

/** Begins anew with every version of the settings: what another admin has saved stands in the fields. */
function SettingsForm({ ref, settings, onSend }: SettingsFormProps) {
  const [newUser, setNewUser] = useState(String(settings.defaultNewUserCoins));
  const [daily, setDaily] = useState(String(settings.dailyLoginBonus));
  const [isTold, setIsTold] = useState(false);
  const saving = useToldSaving();
  const submit = (): void => {
    dismissFailures();
    setIsTold(true);
    if (!isCoins(newUser) || !isCoins(daily)) return;
    const { version } = settings;
    onSend();
    saving.mutate({ version, defaultNewUserCoins: Number(newUser), dailyLoginBonus: Number(daily) });
  };
  const errorOf = (text: string): string | null => (isTold && !isCoins(text) ? OUT_OF_BOUNDS : null);
  return (
    <form
      ref={ref}
      tabIndex={-1}
      noValidate
      className="admin-coins__settings"
      aria-labelledby="coin-settings"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Default New User Coins"
        type="number"
        min={0}
        max={MOST_COINS}
        error={errorOf(newUser)}
        value={newUser}
        onChange={({ target }) => setNewUser(target.value)}
      />
      <TextField
        label="Daily Login Bonus"
        type="number"
        min={0}
        max={MOST_COINS}
        error={errorOf(daily)}
        value={daily}
        onChange={({ target }) => setDaily(target.value)}
      />
      <Button type="submit" isWide isPending={saving.isPending} pendingLabel="Saving...">
        Save Settings
      </Button>
    </form>
  );
}

/** Saves, once however often it is sent, and says what became of it. */
function useToldSaving() {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: (change: SettingsChange) => saveAdminSettings(client, change),
      onSuccess: () =>
        toast({
          title: 'Settings Saved',
          description: 'New users and the daily bonus go by them from now on.',
          variant: 'success',
        }),
      onError: async (error) => {
        const isTheirs = wasOvertaken(error);
        if (isTheirs) await client.invalidateQueries({ queryKey: adminSettingsKey });
        const title = isTheirs ? 'Settings Not Saved' : 'Error Saving Settings';
        toast({ title, description: messageOf(error, 'Please try again later.'), variant: 'destructive' });
      },
    }),
  );
}

function isCoins(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) <= MOST_COINS;
}
