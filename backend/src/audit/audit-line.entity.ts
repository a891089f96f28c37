import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../database/columns.js';

/** What admins do to others: the closed list. */
export type AuditAction =
  | 'chat.message_removed'
  | 'chat.member_muted'
  | 'chat.mute_lifted'
  | 'rounds.voided'
  | `livestream.${'open' | 'close' | 'rotate_key' | 'schedule' | 'standings' | 'events' | 'details'}`;

/** What it was done to. */
export type AuditTarget = 'chat_message' | 'user' | 'round' | 'livestream';

/** One thing an admin did. Lines are added and never changed. */
@Entity('audit_log')
export class AuditLineEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The admin's user id. */
  @Column({ type: 'int' })
  adminId!: number;

  @Column({ type: 'varchar', length: 40 })
  action!: AuditAction;

  @Column({ type: 'varchar', length: 20 })
  targetType!: AuditTarget;

  /** The id of what it was done to, as text. */
  @Column({ type: 'varchar', length: 64 })
  targetId!: string;

  /** What else belongs to it. */
  @JsonColumn()
  details!: Record<string, unknown>;

  @TimestampColumn()
  createdAt!: Date;
}
