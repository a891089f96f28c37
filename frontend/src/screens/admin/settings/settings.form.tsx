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
import { EntryControl } from '../editing/entry-control';
import { keepUnsavedInput } from '../editing/keep-unsaved-input';
import { momentText } from '../../../lib/time-labels';
import { ConflictError, isConflict } from '../editing/conflict';
import type { EntryValues } from '../editing/conflict';
import { ConflictNotice } from '../editing/conflict-notice';
import { useSaveForm } from '../editing/save-form.hook';
import { changeIn, SETTING_GROUPS, valuesOf } from './settings-fields';
import './settings.css';

/** All settings in one form. Saving sends only what was changed, so changes by other admins are kept. */
export function SettingsForm({ settings }: { settings: AdminSettings }) {
  const { form, saving } = useSettingsForm(settings);
  const { conflict } = saving;
  const canSave = form.formState.isDirty || saving.isPending;
  const { place, button } = useFocusAfterSaving(canSave);
  const serverVersion = conflict?.serverVersion;
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
        onSubmit={saving.submit}
      >
        {conflict && (
          <ConflictNotice
            onShowServerVersion={serverVersion ? () => saving.take(serverVersion) : undefined}
          />
        )}
        {SETTING_GROUPS.map(({ title, words, fields }) => (
          <fieldset key={title} className="settings__group">
            <legend>{title}</legend>
            <p className="meta">{words}</p>
            <div className="settings__fields">
              {fields.map((field) => (
                <EntryControl key={field.name} form={form} field={field} />
              ))}
            </div>
          </fieldset>
        ))}
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
            isPending={saving.isPending}
            pendingLabel="Saving..."
          >
            Save Settings
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useSettingsForm(settings: AdminSettings) {
  const client = useQueryClient();
  const form = useForm<EntryValues>({ defaultValues: valuesOf(settings) });
  const { isDirty } = form.formState;
  /** Values that the fields were filled with, and the settings that the next change is based on. */
  const before = useRef(valuesOf(settings));
  const present = useRef(settings);
  useEffect(() => {
    // Show what others save, unless that would overwrite unsaved input.
    if (isDirty) return;
    before.current = valuesOf(settings);
    present.current = settings;
    form.reset(before.current);
  }, [form, isDirty, settings]);

  /** Fills the fields with the saved settings, except those edited since the request was sent. */
  const show = (saved: AdminSettings, sent: EntryValues): void => {
    before.current = valuesOf(saved);
    present.current = saved;
    keepUnsavedInput(form, sent, before.current);
  };
  const save = async (values: EntryValues): Promise<void> => {
    const { version } = present.current;
    const change = changeIn(before.current, values, valuesOf(present.current));
    try {
      show(await saveAdminSettings(client, { version, ...change }), values);
    } catch (error) {
      if (!isConflict(error)) throw error;
      present.current = await client.query(adminSettingsQuery);
      throw new ConflictError(valuesOf(present.current));
    }
  };
  const saving = useSaveForm(form, save, () => undefined, 'Settings saved');
  return { form, saving };
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
