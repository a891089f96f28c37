import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { adminSettingsQuery, saveAdminSettings } from '../../../api/admin-settings';
import type { AdminSettings } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { momentText } from '../../../lib/time-labels';
import { ConflictNotice } from '../editing/conflict-notice';
import { useEntry } from '../editing/entry.hook';
import { adminTabPath } from '../shared/admin-address';
import { useFocusWhen } from '../shared/focus-when.hook';
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
  const button = useRef<HTMLButtonElement>(null);
  const place = useFocusWhen<HTMLFormElement>(!canSave, button);
  const { updatedAt, updatedBy } = settings;
  return (
    <Panel id="admin-settings" title="Site Settings" accent="ion">
      <form
        ref={place}
        tabIndex={-1}
        noValidate
        className="column settings"
        aria-labelledby="admin-settings"
        onSubmit={entry.submit}
      >
        {entry.refused && <ConflictNotice entry={entry} />}
        <SettingsFields form={form} areLinksSample={settings.areLinksSample} />
        <div className="row wrap apart settings__footer">
          <p className="meta">
            <span>
              {updatedAt === null
                ? 'Nobody has changed anything yet.'
                : `Changed last by ${updatedBy ?? 'a former member'}, ${momentText(updatedAt)}.`}
            </span>{' '}
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
    </Panel>
  );
}
