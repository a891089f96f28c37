import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { nullableTimestampTransformer } from '../database/columns.js';

/**
 * A member's record in one game (§3). The plain columns count proven rounds only; what a client reports without a
 * round is kept apart as unverified and touches no high score, rank or coin.
 */
@Entity('game_stats')
@Unique(['userId', 'gameName'])
export class GameStats {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @Column({ type: 'varchar', length: 64 })
  gameName: string;

  /** Seconds of proven play. */
  @Column({ type: 'integer', default: 0 })
  timePlayed: number;

  /** Proven rounds. */
  @Column({ type: 'integer', default: 0 })
  timesPlayed: number;

  /** Best proven score; null before the first proven round. */
  @Column({ type: 'integer', nullable: true })
  highScore: number | null;

  @Column({ type: 'bigint', nullable: true, transformer: nullableTimestampTransformer })
  lastPlayed: Date | null;

  /** Seconds a client reported without a round. */
  @Column({ type: 'integer', default: 0 })
  unverifiedTimePlayed: number;

  @Column({ type: 'integer', default: 0 })
  unverifiedTimesPlayed: number;

  @Column({ type: 'integer', nullable: true })
  unverifiedHighScore: number | null;
}
