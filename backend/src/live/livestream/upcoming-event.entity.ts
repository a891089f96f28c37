import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A stream of the schedule (§3). */
@Entity('upcoming_events')
export class UpcomingEventEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 100 })
  title!: string;

  /** The display name of the game that is shown. */
  @Column({ type: 'varchar', length: 64 })
  game!: string;

  @TimestampColumn()
  startsAt!: Date;
}
