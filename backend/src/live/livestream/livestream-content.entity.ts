import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';

/** A part of the livestream's page that admins edit as a whole. */
@Entity('livestream_contents')
export class LivestreamContentEntity {
  /** `schedule`, `standings`, `events` or `details`. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  name!: string;

  /** Grows with every change. */
  @Column({ type: 'int' })
  version!: number;

  /** The events are rows of `upcoming_events` instead. */
  @JsonColumn()
  content!: object;

  @TimestampColumn()
  updatedAt!: Date;

  @Column({ type: 'int', nullable: true })
  updatedBy!: number | null;
}
