import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';
import type { NotificationType } from './notification-type.js';

/** Something that a member is told (§3). */
@Entity('notifications')
export class NotificationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  @Column({ type: 'varchar', length: 24 })
  type!: NotificationType;

  /** The sentence, ready to be shown as text. */
  @Column({ type: 'varchar', length: 300 })
  content!: string;

  /** What it is about, for a screen that leads there. */
  @JsonColumn()
  data!: Record<string, unknown>;

  @Column({ type: 'boolean', default: false })
  read!: boolean;

  /** What an unread one is replaced by: unique among the member's, null once it is read. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  mergeKey!: string | null;

  /** The member it tells of; it goes when their account is closed. */
  @Column({ type: 'int', nullable: true })
  aboutUserId!: number | null;

  @TimestampColumn()
  createdAt!: Date;
}
