/** What members are told of: the closed list. */
export const NOTIFICATION_TYPES = [
  'friend_request',
  'friend_accepted',
  'gift',
  'overtaken',
  'coins',
] as const;

/** The kind of a notification. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
