import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';
import { UNKNOWN_DEVICE } from './device-name.js';

/** Session of a signed-in browser. */
@Entity('sessions')
export class SessionEntity {
  /** SHA-256 of the cookie's token in hex, so a stolen table signs nobody in. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @Column({ type: 'int' })
  userId!: number;

  @TimestampColumn()
  createdAt!: Date;

  /** When the session was last renewed; at most once a day. */
  @TimestampColumn()
  lastSeenAt!: Date;

  /** 30 days after the last renewal, but at most 180 days after the start. */
  @TimestampColumn()
  expiresAt!: Date;

  /** Browser and system in words, such as `Chrome on Android`, as the browser reported them at sign-in. */
  @Column({ type: 'varchar', length: 64, default: UNKNOWN_DEVICE })
  device!: string;

  /** SHA-256 in hex of the key with which an admin's session may download one backup; null without a key. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  backupKeyHash!: string | null;

  /** Expiry of the backup key. */
  @TimestampColumn({ nullable: true })
  backupKeyUntil!: Date | null;
}
