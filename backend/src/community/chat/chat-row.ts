import { avatarOf } from '../../members/user/user.mapper.js';
import type { ChatMessageDto } from './chat.dto.js';

/** Account data shown with a member's messages. */
export interface AuthorRow {
  readonly userId: number;
  readonly username: string;
  readonly isAdmin: number;
  readonly closedAt: number | null;
  readonly avatarCustomization: string | null;
  readonly profilePicture: string | null;
}

/** Columns of an `AuthorRow`, for a table named `u`. */
export const AUTHOR_COLUMNS =
  'u.id AS userId, u.username, u.isAdmin, u.closedAt, u.avatarCustomization, u.profilePicture';

/** A message with its author; `removalId` is set if it was removed. */
export interface MessageRow extends AuthorRow {
  readonly id: number;
  readonly message: string;
  readonly createdAt: number;
  readonly clientId: string | null;
  readonly removalId: number | null;
}

/** Name shown for closed accounts in the chat. */
const FORMER_MEMBER = 'former member';

/** Returns a message in its public form. */
export function toChatMessage(row: Omit<MessageRow, 'removalId'>): ChatMessageDto {
  return {
    id: row.id,
    userId: row.userId,
    username: row.closedAt === null ? row.username : FORMER_MEMBER,
    message: row.message,
    createdAt: new Date(row.createdAt).toISOString(),
    clientId: row.clientId,
    isAdmin: row.isAdmin === 1,
    avatar: avatarOf(row.avatarCustomization),
    profilePicture: row.profilePicture,
  };
}
