import { IsId } from '../../platform/validation/paging.js';
import type { NotificationType } from './notification.entity.js';

/** A notification of the member (§3). */
export class NotificationDto {
  id!: number;
  type!: NotificationType;
  /** The sentence, as plain text. */
  content!: string;
  /** Subject: `userId` and `username` of the member it is about, and further fields by type. */
  data!: Record<string, unknown>;
  read!: boolean;
  /** ISO-8601 UTC. */
  createdAt!: string;
}

/** Counts of what is unread or unanswered. */
export class NotificationsSummaryDto {
  /** Unread notifications. */
  unread!: number;
  /** Open friend requests to the member. */
  friendRequests!: number;
  /** Unread messages of friends. */
  unreadMessages!: number;
}

/** Up to where the member has read. */
export class ReadUpToDto {
  /** Id of the newest notification that was seen. */
  @IsId()
  upTo!: number;
}
