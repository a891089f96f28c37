/** Closed list of notification types. */
export const NOTIFICATION_TYPES = [
  'friend_request',
  'friend_accepted',
  'gift',
  'overtaken',
  'coins',
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
