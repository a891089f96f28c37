import type { AdminSettings, SettingsChange } from '../../../api/types';
import type { EntryField } from '../editing/entry-field';
import type { EntryValues } from '../editing/conflict';

const HTTPS = [/^https:\/\/\S+$/, 'An address that begins with https://'] as const;
const link = (name: string, label: string): EntryField => ({
  name,
  label,
  kind: 'text',
  maxLength: 200,
  pattern: HTTPS,
});

interface FieldGroup {
  title: string;
  words: string;
  fields: readonly EntryField[];
}

/** Fields of the settings, in display order. Coins for new members and for each day are on the Coins tab. */
export const SETTING_GROUPS: readonly FieldGroup[] = [
  {
    title: 'Site',
    words: 'What it is called, who may join, and what every page says while you work on it.',
    fields: [
      {
        name: 'siteName',
        label: 'Site name',
        kind: 'text',
        maxLength: 40,
        hint: 'Stands in the title of every page; wordmark and link previews stay ALIEN SQUAD.',
      },
      {
        name: 'registration',
        label: 'Registration',
        kind: 'choice',
        options: [
          ['open', 'Open to everybody'],
          ['closed', 'Closed: members only'],
        ],
        hint: 'Admins can add users either way.',
      },
      {
        name: 'maintenanceNotice',
        label: 'Maintenance notice',
        kind: 'area',
        maxLength: 300,
        isOptional: true,
        hint: 'Stands at the top of every page at once, also of those that are open. Empty for none.',
      },
    ],
  },
  {
    title: 'Links',
    words: 'Where the squad is to be found on other sites.',
    fields: [
      link('chatLink', 'Community chat'),
      link('videoLink', 'Video channel'),
      link('streamingLink', 'Streaming platform'),
    ],
  },
  {
    title: 'Chat',
    words: 'How fast one member may write.',
    fields: [
      { name: 'chatMessages', label: 'Messages', kind: 'number', min: 1, max: 60 },
      { name: 'chatSeconds', label: 'Within seconds', kind: 'number', min: 1, max: 600 },
    ],
  },
  {
    title: 'Stream limits',
    words: 'What an encoder may send; it holds for streams that begin from now on.',
    fields: [
      {
        name: 'maxHeight',
        label: 'Picture',
        kind: 'choice',
        options: [360, 480, 720, 1080].map((height) => [String(height), `Up to ${height}p`] as const),
      },
      { name: 'maxKilobits', label: 'Bit rate in kb/s', kind: 'number', min: 500, max: 8000 },
    ],
  },
];

/** Returns the settings as field values. */
export function valuesOf(settings: AdminSettings): EntryValues {
  const { siteName, links, isRegistrationOpen, maintenanceNotice, chat, stream } = settings;
  return {
    siteName,
    registration: isRegistrationOpen ? 'open' : 'closed',
    maintenanceNotice,
    chatLink: links.chat,
    videoLink: links.video,
    streamingLink: links.streaming,
    chatMessages: String(chat.messages),
    chatSeconds: String(chat.seconds),
    maxHeight: String(stream.maxHeight),
    maxKilobits: String(Math.round(stream.maxBitsPerSecond / 1000)),
  };
}

/** Maps fields to settings: the parts of one setting are sent together. */
const PARTS: readonly (readonly [
  fields: readonly string[],
  change: (values: Values) => Partial<SettingsChange>,
])[] = [
  [['siteName'], (of) => ({ siteName: of('siteName') })],
  [['registration'], (of) => ({ isRegistrationOpen: of('registration') === 'open' })],
  [['maintenanceNotice'], (of) => ({ maintenanceNotice: of('maintenanceNotice') })],
  [
    ['chatLink', 'videoLink', 'streamingLink'],
    (of) => ({ links: { chat: of('chatLink'), video: of('videoLink'), streaming: of('streamingLink') } }),
  ],
  [
    ['chatMessages', 'chatSeconds'],
    (of) => ({ chat: { messages: Number(of('chatMessages')), seconds: Number(of('chatSeconds')) } }),
  ],
  [
    ['maxHeight', 'maxKilobits'],
    (of) => ({
      stream: {
        maxHeight: Number(of('maxHeight')) as AdminSettings['stream']['maxHeight'],
        maxBitsPerSecond: Number(of('maxKilobits')) * 1000,
      },
    }),
  ],
];

type Values = (name: string) => string;

/**
 * Returns the settings to save: those whose fields were changed since they were filled. If one part of a
 * setting was changed, its other parts come from `present`, as another admin may have changed them.
 */
export function changeIn(
  before: EntryValues,
  values: EntryValues,
  present: EntryValues,
): Omit<SettingsChange, 'version'> {
  const isChanged = (name: string): boolean => values[name]?.trim() !== before[name]?.trim();
  const valueOf: Values = (name) => ((isChanged(name) ? values : present)[name] ?? '').trim();
  return Object.assign(
    {},
    ...PARTS.filter(([fields]) => fields.some(isChanged)).map(([, change]) => change(valueOf)),
  ) as Omit<SettingsChange, 'version'>;
}
