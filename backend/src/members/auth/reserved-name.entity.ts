import { Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** Name of a closed account, reserved for a while. */
@Entity('reserved_names')
export class ReservedNameEntity {
  /** The name in lower case. */
  @PrimaryColumn({ type: 'varchar', length: 24 })
  usernameKey!: string;

  @TimestampColumn()
  until!: Date;
}
