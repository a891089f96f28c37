import { IsInt, Max, Min } from 'class-validator';
import type { NotificationType } from './notification-type.js';

/** Something the member is told (§3). */
export class NotificationDto {
  id!: number;
  type!: NotificationType;
  /** The sentence, as plain text. */
  content!: string;
  /** What it is about: `userId` and `username` of whom it tells, and what its type needs besides. */
  data!: Record<string, unknown>;
  read!: boolean;
  /** ISO-8601 UTC. */
  createdAt!: string;
}

/** What waits for the member. */
export class NotificationsSummaryDto {
  /** Unread notifications. */
  unread!: number;
  /** Members who ask to be friends. */
  friendRequests!: number;
  /** Unread messages of friends. */
  unreadMessages!: number;
}

/** Up to where the member has read. */
export class ReadUpToDto {
  /** The id of the newest one that was seen. */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  upTo!: number;
}
