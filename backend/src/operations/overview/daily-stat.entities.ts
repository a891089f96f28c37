import { Entity, PrimaryColumn } from 'typeorm';
import { BigIntegerColumn, TimestampColumn } from '../../platform/database/columns.js';
import type { DailyStatKind } from './daily-stats.js';

/** Number of events of one kind on a day, and the coins that they moved. */
@Entity('daily_tallies')
export class DailyStatEntity {
  /** Days since 1970-01-01, UTC. */
  @PrimaryColumn({ type: 'int' })
  day!: number;

  @PrimaryColumn({ type: 'varchar', length: 16 })
  kind!: DailyStatKind;

  /** Subdivision of the kind: a source of coins, a status, a reason. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @BigIntegerColumn({ default: 0 })
  events!: number;

  /** Coins, never negative. */
  @BigIntegerColumn({ default: 0 })
  coins!: number;
}

/** A member who was active on a day that is not over. Afterwards only the number of members is kept. */
@Entity('tallied_members')
export class ActiveMemberEntity {
  @PrimaryColumn({ type: 'int' })
  day!: number;

  @PrimaryColumn({ type: 'int' })
  userId!: number;
}

/** Time up to which everything is in the daily stats; one row. */
@Entity('tally_marks')
export class DailyStatsProgressEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @TimestampColumn()
  talliedUntil!: Date;
}
