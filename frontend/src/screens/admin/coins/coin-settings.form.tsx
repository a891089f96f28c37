import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { adminSettingsQuery } from '../../../api/admin-settings';
import type { AdminSettings } from '../../../api/types';
import { Button } from '../../../ui/button';
import { FailedPanel } from '../../../ui/failed-panel';
import { TextField } from '../../../ui/field';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { dismissFailures } from '../../../ui/toast';
import { ConflictNotice } from '../editing/conflict-notice';
import { NAMES, useCoinSettings } from './coin-settings.hook';
import type { Name } from './coin-settings.hook';

/** Limit of the server. */
const MAX_COINS = 10_000;
const OUT_OF_BOUNDS = 'A whole number from 0 to 10,000';

/** The form 'Coin Settings' (§2, §9): coins for new users and for each day. */
export function CoinSettings() {
  const { data, isPending, isFetching, refetch } = useQuery(adminSettingsQuery);
  return (
    <Card aria-labelledby="coin-settings">
      <CardHeader id="coin-settings" title="Coin Settings" />
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
        <SettingsForm settings={data} />
      )}
    </Card>
  );
}

/** Keeps unsaved input when another admin saves. Fields without unsaved input follow the saved settings. */
function SettingsForm({ settings }: { settings: AdminSettings }) {
  const place = useRef<HTMLFormElement>(null);
  const [isTold, setIsTold] = useState(false);
  const { draft, textOf, ...fields } = useCoinSettings(settings);
  const submit = (): void => {
    dismissFailures();
    const isRight = NAMES.every((name) => isCoins(textOf(name)));
    setIsTold(!isRight);
    if (isRight) fields.save();
  };
  const takeServerVersion = (): void => {
    fields.takeServerVersion();
    // The button that was clicked disappears together with the notice.
    place.current?.focus({ preventScroll: true });
  };
  const field = (name: Name) => ({
    type: 'number',
    min: 0,
    max: MAX_COINS,
    error: isTold && !isCoins(textOf(name)) ? OUT_OF_BOUNDS : null,
    value: textOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => fields.type(name, target.value),
  });
  return (
    <form
      ref={place}
      tabIndex={-1}
      noValidate
      className="admin-coins__settings"
      aria-labelledby="coin-settings"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {draft?.hasConflict && <ConflictNotice onShowServerVersion={takeServerVersion} />}
      <TextField label="Default New User Coins" {...field('defaultNewUserCoins')} />
      <TextField label="Daily Login Bonus" {...field('dailyLoginBonus')} />
      <Button type="submit" isWide isPending={fields.isPending} pendingLabel="Saving...">
        Save Settings
      </Button>
    </form>
  );
}

function isCoins(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) <= MAX_COINS;
}
