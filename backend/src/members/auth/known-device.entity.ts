import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/**
 * A browser that has signed a member in. Wrong passwords from strangers do not block it. It grants no access
 * by itself.
 *
 * Rows belong to their member. They are deleted after a year without a sign-in, when a member has more than
 * 20, and when the account is closed, gets a one-time password or is signed out everywhere by an admin. A
 * password change keeps the browser that made it. The export lists them without their ids, backups omit them
 * like sessions, and reconciliation does not cover them. They are found by key, listed by `userId` and swept
 * by `lastUsedAt`.
 */
@Entity('known_devices')
export class KnownDeviceEntity {
  /** SHA-256 in hex of the cookie's token and the member's id. Rows of the same browser cannot be linked. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @Column({ type: 'int' })
  userId!: number;

  /** Browser and system in words, as in `sessions`. */
  @Column({ type: 'varchar', length: 64 })
  device!: string;

  /** When the member last signed in with it. */
  @TimestampColumn()
  lastUsedAt!: Date;
}
