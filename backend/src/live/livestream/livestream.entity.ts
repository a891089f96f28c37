import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';
import type { IngestProblem, IngestReport } from './ingest-channel.js';

/** Id of the table's only row. */
export const LIVESTREAM_ID = 1;

/** The site's livestream: whether its show is open, its key, and the ingest's last report. */
@Entity('livestream')
export class LivestreamEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'boolean' })
  isOpen!: boolean;

  /** Counts the shows, so that each has its own audience. */
  @Column({ type: 'int' })
  showNumber!: number;

  /** When viewers last saw the stream end. */
  @TimestampColumn({ nullable: true })
  endedAt!: Date | null;

  /** Random text from which, with the server's secret, the stream key is derived. */
  @Column({ type: 'varchar', length: 64, default: '' })
  streamKeySalt!: string;

  @JsonColumn({ nullable: true })
  report!: IngestReport | null;

  @TimestampColumn({ nullable: true })
  reportedAt!: Date | null;

  /** Kept after the process that reported it has ended. */
  @JsonColumn({ nullable: true })
  problem!: IngestProblem | null;
}
