import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A row of a list that admins edit row by row. */
export abstract class ListRowEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Grows with every change. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  /** Whether it is one of the samples of a new site, unchanged. */
  @Column({ type: 'boolean', default: false })
  isSample!: boolean;
}

/** A stream of every week. */
@Entity('weekly_streams')
export class WeeklyStreamEntity extends ListRowEntity {
  @Column({ type: 'varchar', length: 100 })
  title!: string;

  /** The display name of the game that is shown. */
  @Column({ type: 'varchar', length: 64 })
  game!: string;

  /** 0 is Sunday. */
  @Column({ type: 'int' })
  weekday!: number;

  /** `HH:MM` in the zone of the schedule, which is a setting. */
  @Column({ type: 'varchar', length: 5 })
  time!: string;
}

/** A row of the league. */
@Entity('league_standings')
export class StandingEntity extends ListRowEntity {
  @Column({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'int' })
  points!: number;
}

/** A stream on a date (§3). */
@Entity('upcoming_events')
export class UpcomingEventEntity extends ListRowEntity {
  @Column({ type: 'varchar', length: 100 })
  title!: string;

  /** The display name of the game that is shown. */
  @Column({ type: 'varchar', length: 64 })
  game!: string;

  @TimestampColumn()
  startsAt!: Date;
}

/** Returns an event as the API answers it. */
export function toEventDto<Event extends Pick<UpcomingEventEntity, 'startsAt'>>(event: Event) {
  return { ...event, startsAt: event.startsAt.toISOString() };
}
