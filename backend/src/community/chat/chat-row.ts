import { avatarOf } from '../../members/user/user.mapper.js';
import type { ChatMessageDto } from './chat.dto.js';

/** What of a member's account stands beside their messages. */
export interface AuthorRow {
  readonly userId: number;
  readonly username: string;
  readonly isAdmin: number;
  readonly closedAt: number | null;
  readonly avatarCustomization: string | null;
  readonly profilePicture: string | null;
}

/** The columns of an `AuthorRow`, of a table named `u`. */
export const AUTHOR_COLUMNS =
  'u.id AS userId, u.username, u.isAdmin, u.closedAt, u.avatarCustomization, u.profilePicture';

/** A message beside its author; one that was removed has its place among the removed ones. */
export interface MessageRow extends AuthorRow {
  readonly id: number;
  readonly message: string;
  readonly createdAt: number;
  readonly clientId: string | null;
  readonly removalId: number | null;
}

/** What whoever has left is called in the chat. */
const FORMER_MEMBER = 'former member';

/** A message as everybody sees it. */
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
