import { Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A member whose browser has recently reported that they are watching. */
@Entity('livestream_viewers')
export class LivestreamViewerEntity {
  @PrimaryColumn({ type: 'int' })
  userId!: number;

  @TimestampColumn()
  seenAt!: Date;
}
