import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** An announcement of the site (§3). */
@Entity('announcements')
export class AnnouncementEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 100 })
  title!: string;

  @Column({ type: 'varchar', length: 1000 })
  description!: string;

  @TimestampColumn()
  date!: Date;

  /** Grows with every change. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  /** Whether it is one of the samples of a new site, unchanged. */
  @Column({ type: 'boolean', default: false })
  isSample!: boolean;
}
