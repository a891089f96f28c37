import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';
import type { RaceDetailsDto } from './livestream.dto.js';

/** The part of the livestream's page that admins edit as a whole. */
@Entity('livestream_contents')
export class LivestreamContentEntity {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  name!: 'details';

  /** Grows with every change. */
  @Column({ type: 'int' })
  version!: number;

  /** Null when there is no race. */
  @JsonColumn()
  content!: RaceDetailsDto | null;

  @TimestampColumn()
  updatedAt!: Date;

  @Column({ type: 'int', nullable: true })
  updatedBy!: number | null;

  /** Whether it is the sample of a new site, unchanged. */
  @Column({ type: 'boolean', default: false })
  isSample!: boolean;
}
