import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';

/** Notification of a member (§3). */
@Entity('notifications')
export class NotificationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  @Column({ type: 'varchar', length: 24 })
  type!: NotificationType;

  /** Sentence to show, as plain text. */
  @Column({ type: 'varchar', length: 300 })
  content!: string;

  /** Subject of the notification, for a link to it. */
  @JsonColumn()
  data!: Record<string, unknown>;

  @Column({ type: 'boolean', default: false })
  read!: boolean;

  /** A new notification with the same key replaces this one. Unique per member, null once it is read. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  mergeKey!: string | null;

  /** Member whom it is about. It is deleted when their account is closed. */
  @Column({ type: 'int', nullable: true })
  aboutUserId!: number | null;

  @TimestampColumn()
  createdAt!: Date;
}

/** Closed list of notification types. */
export const NOTIFICATION_TYPES = [
  'friend_request',
  'friend_accepted',
  'gift',
  'overtaken',
  'coins',
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
