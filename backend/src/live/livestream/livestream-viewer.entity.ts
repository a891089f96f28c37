import { Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A member who watches, as their browser said not long ago. */
@Entity('livestream_viewers')
export class LivestreamViewerEntity {
  @PrimaryColumn({ type: 'int' })
  userId!: number;

  @TimestampColumn()
  seenAt!: Date;
}
