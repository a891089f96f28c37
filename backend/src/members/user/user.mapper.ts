import { type AvatarCustomization, DEFAULT_AVATAR } from './avatar.js';
import type { UserDto } from './user.dto.js';
import type { UserRow } from './user.row.js';

/** Name shown for closed accounts in the chat and in threads. */
export const FORMER_MEMBER_NAME = 'former member';

/** Returns exactly those fields of a member that may leave the server. */
export function toUserDto(row: UserRow): UserDto {
  const avatar = avatarOf(row.avatarCustomization);
  return {
    id: row.id,
    username: row.username,
    coins: row.coins,
    isAdmin: row.isAdmin === 1,
    isOwner: row.isOwner === 1,
    isOnline: row.isOnline === 1,
    mustChangePassword: row.mustChangePassword === 1,
    isOnFirstFlight: row.firstFlightEndedAt === null,
    hasFreeColour: row.firstColour === null,
    totalTimeSpent: row.totalTimeSpent,
    lastSeen: row.lastSeen === null ? null : new Date(row.lastSeen).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
    profilePicture: row.profilePicture,
    avatarCustomization: avatar,
    settings: parse<Record<string, unknown>>(row.settings),
    avatarColor: avatar.color,
    avatarHat: avatar.hat,
    avatarFace: avatar.face,
    avatarAccessory: avatar.accessory,
  };
}

/** Returns the avatar from the column's JSON, with defaults for missing parts. */
export function avatarOf(avatarCustomization: string | null): AvatarCustomization {
  return { ...DEFAULT_AVATAR, ...parse<Partial<AvatarCustomization>>(avatarCustomization) };
}

function parse<T extends object>(json: string | null): T {
  return JSON.parse(json ?? '{}') as T;
}
