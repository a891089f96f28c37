import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../database/columns.js';

/**
 * The life of a round: `open` until its log arrives or another ticket of the game is used, then `proven` (paid and
 * counted), `refused` (with its reason) or `abandoned` for ever.
 */
export type RoundStatus = 'open' | 'proven' | 'refused' | 'abandoned';

/** One play of one game: the ticket that allowed it and the verdict that ended it. */
@Entity('rounds')
export class RoundEntity {
  /** 128 random bits, base64url. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id!: string;

  @Column({ type: 'int' })
  userId!: number;

  @Column({ type: 'varchar', length: 32 })
  game!: string;

  /** 128 random bits as 32 hex digits: decides everything random in the round. */
  @Column({ type: 'varchar', length: 32 })
  seed!: string;

  @Column({ type: 'int' })
  rulesVersion!: number;

  @Column({ type: 'varchar', length: 16 })
  status!: RoundStatus;

  @TimestampColumn()
  issuedAt!: Date;

  @TimestampColumn()
  expiresAt!: Date;

  @TimestampColumn({ nullable: true })
  decidedAt!: Date | null;

  /** Why the round was refused; null otherwise. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  reason!: string | null;

  @Column({ type: 'int', default: 0 })
  score!: number;

  @Column({ type: 'int', default: 0 })
  coins!: number;

  /** Rules ticks played, 60 a second. */
  @Column({ type: 'int', default: 0 })
  ticks!: number;

  /** Whether it beat the member's best so far. */
  @Column({ type: 'boolean', default: false })
  isNewHighScore!: boolean;

  /** Hash of the final rules state, 16 hex digits; null unless proven. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  stateHash!: string | null;

  /** The input log as the browser sent it; null unless proven. */
  @Column({ type: 'text', nullable: true })
  log!: string | null;
}
