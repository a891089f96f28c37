import type { AuditAction, AuditLine } from '../../../api/types';

/** Label of each action. The compiler reports a missing one. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  'users.created': 'User added',
  'users.admin_granted': 'Admin rights given',
  'users.admin_revoked': 'Admin rights taken',
  'users.closed': 'User deleted',
  'users.signed_out': 'User signed out',
  'users.one_time_password': 'One-time password issued',
  'users.coins_changed': 'Coins changed',
  'chat.message_removed': 'Chat message removed',
  'chat.member_muted': 'Muted in the chat',
  'chat.mute_lifted': 'Mute lifted',
  'rounds.voided': 'Round voided',
  'settings.changed': 'Settings changed',
  'database.backed_up': 'Backup downloaded',
  'database.reconciled': 'Books reconciled',
  'store.item_created': 'Store item created',
  'store.item_changed': 'Store item changed',
  'announcements.created': 'Announcement created',
  'announcements.changed': 'Announcement changed',
  'announcements.removed': 'Announcement removed',
  'livestream.open': 'Stream started',
  'livestream.close': 'Stream ended',
  'livestream.rotate_key': 'Stream key changed',
  'livestream.schedule': 'Stream schedule changed',
  'livestream.standings': 'Standings changed',
  'livestream.events': 'Stream events changed',
  'livestream.details': 'Race details changed',
  'samples.removed': 'Samples removed',
};

/** Returns the details of a line in words, such as '−100 coins · “Double prize”'. */
export function detailsText({ details }: AuditLine): string {
  return Object.entries(details)
    .filter(([name, value]) => name !== 'userId' && value !== null && value !== '')
    .map(([name, value]) => WORDS[name]?.(valueLabel(value)) ?? `${nameLabel(name)} ${valueLabel(value)}`)
    .join(' · ');
}

const quoted = (text: string): string => `“${text}”`;

/** Formats of the details that are shown without their name. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  amount: (value) => `${value.startsWith('−') ? '' : '+'}${value} ${/^−?1$/.test(value) ? 'coin' : 'coins'}`,
  reason: quoted,
  name: quoted,
  title: quoted,
  minutes: (value) => `${value} ${value === '1' ? 'minute' : 'minutes'}`,
  differences: (value) => (value === '0' ? 'everything agrees' : `differences: ${value}`),
  isOnSale: (value) => (value === 'true' ? 'on sale again' : 'taken off sale'),
};

/** 'dailyBonus' → 'daily bonus'. */
const nameLabel = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueLabel(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US').replace('-', '−');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
