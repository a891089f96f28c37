import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';
import { UNKNOWN_DEVICE } from './device-name.js';

/** One signed-in browser. */
@Entity('sessions')
export class SessionEntity {
  /** The SHA-256 of the cookie's token in hex: a stolen table signs nobody in. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @Column({ type: 'int' })
  userId!: number;

  @TimestampColumn()
  createdAt!: Date;

  /** When the session was last renewed; at most once a day. */
  @TimestampColumn()
  lastSeenAt!: Date;

  /** 30 days after the last renewal, and 180 after the start at the most. */
  @TimestampColumn()
  expiresAt!: Date;

  /** Browser and system in words, such as `Chrome on Android`, as the browser named them when it signed in. */
  @Column({ type: 'varchar', length: 64, default: UNKNOWN_DEVICE })
  device!: string;

  /** The SHA-256, in hex, of the key by which an admin's session may download one backup; null when there is none. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  backupKeyHash!: string | null;

  /** Until when it may. */
  @TimestampColumn({ nullable: true })
  backupKeyUntil!: Date | null;
}
