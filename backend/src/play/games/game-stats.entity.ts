import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/**
 * A member's record in one game (§3). The plain columns count proven rounds only. What a client reports
 * without a round is stored separately as unverified and affects no high score, rank or coins.
 */
@Entity('game_stats')
export class GameStatsEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  @Column({ type: 'varchar', length: 64 })
  gameName!: string;

  /** Seconds of proven play. */
  @Column({ type: 'int', default: 0 })
  timePlayed!: number;

  /** Proven rounds. */
  @Column({ type: 'int', default: 0 })
  timesPlayed!: number;

  /** Best score proven under the game's current rules; null before the first such round. */
  @Column({ type: 'int', nullable: true })
  highScore!: number | null;

  /** Coins that proven rounds have paid. */
  @Column({ type: 'int', default: 0 })
  totalCoins!: number;

  @TimestampColumn({ nullable: true })
  lastPlayed!: Date | null;

  /** Seconds a client reported without a round. */
  @Column({ type: 'int', default: 0 })
  unverifiedTimePlayed!: number;

  @Column({ type: 'int', default: 0 })
  unverifiedTimesPlayed!: number;

  @Column({ type: 'int', nullable: true })
  unverifiedHighScore!: number | null;
}
