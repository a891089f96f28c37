import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { adminSettingsQuery, useSettingsSaving } from '../../../api/admin-settings';
import type { AdminSettings } from '../../../api/types';
import { Button } from '../../../ui/button';
import { FailedPanel } from '../../../ui/failed-panel';
import { TextField } from '../../../ui/field';
import { Plate, PlateHead } from '../../../ui/plate';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { dismissFailures, toast } from '../../../ui/toast';

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

/** Saves, and says what became of it. */
function useToldSaving() {
  return useSettingsSaving({
    onSaved: () =>
      toast({
        title: 'Settings Saved',
        description: 'New users and the daily bonus go by them from now on.',
        variant: 'success',
      }),
    onOvertaken: (description) => toast({ title: 'Settings Not Saved', description, variant: 'destructive' }),
    onFailed: (_error, description) =>
      toast({ title: 'Error Saving Settings', description, variant: 'destructive' }),
  });
}

function isCoins(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) <= MOST_COINS;
}
