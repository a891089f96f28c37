import { useState } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/field';
import { SelectField } from '../../../ui/select-field';
import { TextAreaField } from '../../../ui/text-area-field';
import { fieldOf, numberOf, textOf } from '../editing/fields';
import { zoneLabel } from '../editing/moments';
import type { SettingsValues } from './settings-values';

/** An https address, or nothing. */
const LINK = {
  required: false,
  pattern: { value: /^https:\/\/\S+$/, message: 'An address that begins with https://' },
} as const;
const REGISTRATIONS = [
  ['open', 'Open to everybody'],
  ['closed', 'Closed: members only'],
] as const;
const HEIGHTS = [360, 480, 720, 1080].map((height) => [String(height), `Up to ${height}p`] as const);

interface SettingsFieldsProps {
  form: UseFormReturn<SettingsValues>;
  areLinksSample: boolean;
}

/** The fields of the settings, in groups. */
export function SettingsFields({ form, areLinksSample }: SettingsFieldsProps) {
  const [zones] = useState(() => zoneOptions(form.getValues('timeZone')));
  return (
    <>
      <SettingsGroup
        title="Site"
        words="What it is called, who may join, and what every page says while you work on it."
      >
        <TextField
          hint="Stands in the title of every page; wordmark and link previews stay ALIEN SQUAD."
          {...textOf(form, 'siteName', 'Site name', 40)}
        />
        <SelectField
          label="Registration"
          options={REGISTRATIONS}
          hint="Admins can add users either way."
          {...fieldOf(form, 'registration', {})}
        />
        <SelectField
          label="Time zone of the schedule"
          options={zones}
          hint="The clocks by which weekly streams begin. Members see them in their own zone."
          {...fieldOf(form, 'timeZone', {})}
        />
        <TextAreaField
          rows={4}
          hint="Stands at the top of every page at once, also of those that are open. Empty for none."
          {...textOf(form, 'maintenanceNotice', 'Maintenance notice (optional)', 300, { required: false })}
        />
      </SettingsGroup>
      <SettingsGroup
        title="Links"
        words={
          areLinksSample
            ? 'Samples: set the squad’s own addresses on other sites, or empty the fields.'
            : 'Where the squad is to be found on other sites. An empty one is not shown.'
        }
      >
        <TextField {...textOf(form, 'chatLink', 'Community chat', 200, LINK)} />
        <TextField {...textOf(form, 'videoLink', 'Video channel', 200, LINK)} />
        <TextField {...textOf(form, 'streamingLink', 'Streaming platform', 200, LINK)} />
      </SettingsGroup>
      <SettingsGroup title="Chat" words="How fast one member may write.">
        <TextField {...numberOf(form, 'chatMessages', 'Messages', [1, 60])} />
        <TextField {...numberOf(form, 'chatSeconds', 'Within seconds', [1, 600])} />
      </SettingsGroup>
      <SettingsGroup
        title="Stream limits"
        words="What an encoder may send; it holds for streams that begin from now on."
      >
        <SelectField
          label="Picture"
          options={HEIGHTS}
          {...fieldOf(form, 'maxHeight', { valueAsNumber: true })}
        />
        <TextField {...numberOf(form, 'maxKilobits', 'Bit rate in kb/s', [500, 8000])} />
      </SettingsGroup>
    </>
  );
}

/** Returns the choice of time zones, also of one that this browser does not know. */
function zoneOptions(current: string) {
  const names = new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...names].sort().map((name) => [name, zoneLabel(name)] as const);
}

function SettingsGroup({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <fieldset className="column settings__group">
      <legend>{title}</legend>
      <p className="meta">{words}</p>
      <div className="settings__fields">{children}</div>
    </fieldset>
  );
}
