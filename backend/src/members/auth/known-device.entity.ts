import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/**
 * A browser that has signed a member in: strangers' wrong passwords never keep it waiting. It opens nothing by itself.
 *
 * Rows belong to their member. They go after a year without a sign-in, when a member has more than 20, and all of them
 * when the account is closed, gets a one-time password or is signed out everywhere by an admin; another password keeps
 * the browser that it was changed in. The export lists them without their ids; a backup leaves them out, like sessions;
 * a reconciliation has nothing to compare. Found by their key, listed by `userId`, swept by `lastUsedAt`. Nodes of an
 * older version neither know nor need them.
 */
@Entity('known_devices')
export class KnownDeviceEntity {
  /** The SHA-256 of the cookie's token and the member's id in hex: rows of one browser do not tell that they are. */
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
