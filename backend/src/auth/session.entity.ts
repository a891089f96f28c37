import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../database/columns.js';

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

  @TimestampColumn()
  expiresAt!: Date;
}
