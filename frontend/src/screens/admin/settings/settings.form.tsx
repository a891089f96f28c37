import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { adminSettingsQuery, saveAdminSettings } from '../../../api/admin-settings';
import type { AdminSettings } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { takeLostFocus } from '../../../ui/take-lost-focus';
import { adminTabPath } from '../shared/admin-address';
import { momentText } from '../../../lib/time-labels';
import { ConflictNotice } from '../editing/conflict-notice';
import { useEntry } from '../editing/entry.hook';
import { SettingsFields } from './settings-fields';
import { changeIn, valuesOf } from './settings-values';
import type { SettingsValues } from './settings-values';
import './settings.css';

/** All settings in one form. Saving sends only what was changed, so changes by other admins are kept. */
export function SettingsForm({ settings }: { settings: AdminSettings }) {
  const client = useQueryClient();
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings) });
  const entry = useEntry(form, {
    entry: settings,
    valuesOf,
    save: (values, known) => saveAdminSettings(client, changeIn(values, known ?? settings)),
    reload: () => client.query(adminSettingsQuery),
    saved: { title: 'Settings saved' },
  });
  const canSave = form.formState.isDirty || entry.isPending;
  const { place, button } = useFocusAfterSaving(canSave);
  const { updatedAt, updatedBy } = settings;
  return (
    <Card aria-labelledby="admin-settings">
      <CardHeader id="admin-settings" title="Site Settings" accent="ion" />
      <form
        ref={place}
        tabIndex={-1}
        noValidate
        className="settings"
        aria-labelledby="admin-settings"
        onSubmit={entry.submit}
      >
        {entry.refused && <ConflictNotice entry={entry} />}
        <SettingsFields form={form} />
        <div className="settings__footer">
          <p className="meta">
            {updatedAt === null
              ? 'Nobody has changed anything yet.'
              : `Changed last by ${updatedBy ?? 'a former member'}, ${momentText(updatedAt)}.`}{' '}
            What new members and each day bring is set on the tab{' '}
            <Link to={adminTabPath('coins')} className="text-link">
              Coins
            </Link>
            .
          </p>
          <Button
            ref={button}
            type="submit"
            variant="go"
            disabled={!canSave}
            isPending={entry.isPending}
            pendingLabel="Saving..."
          >
            Save Settings
          </Button>
        </div>
      </form>
    </Card>
  );
}

/**
 * Moves the focus to the form when the save button is disabled after saving. A focus elsewhere is not moved.
 */
function useFocusAfterSaving(canSave: boolean) {
  const place = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const couldSave = useRef(canSave);
  useEffect(() => {
    const isDone = couldSave.current && !canSave;
    couldSave.current = canSave;
    if (isDone) takeLostFocus(place.current, button.current);
  }, [canSave]);
  return { place, button };
}
