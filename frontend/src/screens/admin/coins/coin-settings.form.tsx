import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { adminSettingsQuery, saveAdminSettings } from '../../../api/admin-settings';
import type { AdminSettings } from '../../../api/types';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { Panel } from '../../../ui/panel';
import { ConflictNotice } from '../editing/conflict-notice';
import { useEntry } from '../editing/entry.hook';
import { fieldOf } from '../editing/fields';
import { Loaded } from '../shared/loaded';

/** Limit of the server. */
const MAX_COINS = 10_000;

/** The form 'Coin Settings' (§2, §9): coins for new users and for each day. */
export function CoinSettings() {
  const query = useQuery(adminSettingsQuery);
  return (
    <Panel id="coin-settings" title="Coin Settings">
      <Loaded query={query} skeleton={150} failure="The coin settings could not be loaded.">
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </Panel>
  );
}

interface CoinValues {
  defaultNewUserCoins: number;
  dailyLoginBonus: number;
}

const RULES = {
  valueAsNumber: true,
  validate: (coins: number) =>
    (Number.isInteger(coins) && coins >= 0 && coins <= MAX_COINS) || 'A whole number from 0 to 10,000',
} as const;

function SettingsForm({ settings }: { settings: AdminSettings }) {
  const client = useQueryClient();
  const place = useRef<HTMLFormElement>(null);
  const form = useForm<CoinValues>({ defaultValues: valuesOf(settings) });
  const entry = useEntry(form, {
    entry: settings,
    valuesOf,
    save: (values, known) => saveAdminSettings(client, { version: (known ?? settings).version, ...values }),
    reload: () => client.query(adminSettingsQuery),
    saved: { title: 'Settings Saved', description: 'New users and the daily bonus go by them from now on.' },
    failedTitle: 'Error Saving Settings',
    conflictTitle: 'Settings Not Saved',
  });
  const bounds = { type: 'number', min: 0, max: MAX_COINS };
  return (
    <form
      ref={place}
      tabIndex={-1}
      noValidate
      className="admin-coins__settings"
      aria-labelledby="coin-settings"
      onSubmit={entry.submit}
    >
      {entry.refused && (
        <ConflictNotice entry={entry} onTaken={() => place.current?.focus({ preventScroll: true })} />
      )}
      <TextField
        label="Default New User Coins"
        {...bounds}
        {...fieldOf(form, 'defaultNewUserCoins', RULES)}
      />
      <TextField label="Daily Login Bonus" {...bounds} {...fieldOf(form, 'dailyLoginBonus', RULES)} />
      <Button type="submit" isWide isPending={entry.isPending} pendingLabel="Saving...">
        Save Settings
      </Button>
    </form>
  );
}

const valuesOf = ({ defaultNewUserCoins, dailyLoginBonus }: AdminSettings): CoinValues => ({
  defaultNewUserCoins,
  dailyLoginBonus,
});
