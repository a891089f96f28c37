import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';

/** Closed list of the admin actions that are logged. */
export const AUDIT_ACTIONS = [
  'users.created',
  'users.admin_granted',
  'users.admin_revoked',
  'users.closed',
  'users.signed_out',
  'users.one_time_password',
  'users.coins_changed',
  'chat.message_removed',
  'chat.member_muted',
  'chat.mute_lifted',
  'rounds.voided',
  'settings.changed',
  'database.backed_up',
  'database.reconciled',
  'store.item_created',
  'store.item_changed',
  'announcements.created',
  'announcements.changed',
  'announcements.removed',
  'livestream.open',
  'livestream.close',
  'livestream.rotate_key',
  'livestream.schedule',
  'livestream.standings',
  'livestream.events',
  'livestream.details',
  'samples.removed',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kind of object that an action applies to. */
export type AuditTarget =
  'chat_message' | 'user' | 'round' | 'livestream' | 'settings' | 'store_item' | 'announcement' | 'database';

/** One admin action. Lines are added and never changed. */
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

  /** Id of the target, as text. */
  @Column({ type: 'varchar', length: 64 })
  targetId!: string;

  /** Id of the member concerned, if any. */
  @Column({ type: 'int', nullable: true })
  aboutUserId!: number | null;

  /** Further details of the action. */
  @JsonColumn()
  details!: Record<string, string | number | null>;

  @TimestampColumn()
  createdAt!: Date;
}
