import { type FieldName, REPLAY_FLAGS } from 'game-scenes/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/**
 * Lifecycle of a round: `open` until its log arrives or another ticket of the game is used; then finally
 * `proven` (paid and counted), `refused` (with its reason) or `abandoned`. An admin can turn `proven` into
 * `voided`.
 */
export type RoundStatus = 'open' | 'proven' | 'refused' | 'abandoned' | 'voided';

/** Reasons why a round is refused or no longer counts. The list is closed. */
export const REFUSAL_REASONS = [
  /** The member has no such ticket. */
  'ticket_unknown',
  /** The ticket's seven days are over. */
  'ticket_expired',
  /** The ticket was already used, with another log. */
  'ticket_spent',
  /** A later ticket of the game was used before this one. */
  'abandoned',
  /** An admin voided the round. */
  'voided',
  /** The ticket is for another game. */
  'wrong_game',
  /** The rules of the ticket's version are no longer kept. */
  'rules_outlived',
  /** The same inputs already proved another round. */
  'copied',
  /** More time was played than has passed. */
  'faster_than_time',
  /** Errors that the replay itself finds in a log. */
  'seed_malformed',
  'log_malformed',
  'log_version_unknown',
  'log_too_large',
  'log_out_of_order',
  'log_too_many_inputs',
  'log_inputs_after_end',
  'action_unknown',
  'action_outside_field',
  'round_unfinished',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Signs that a proven round should be checked; its score and coins do not change. The list is closed. */
export const ROUND_FLAGS = [...REPLAY_FLAGS, 'seed_shopping', 'claim_differs'] as const;

export type RoundFlag = (typeof ROUND_FLAGS)[number];

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

  /** Whether the ticket was prefetched. An online ticket is issued at the moment its round begins. */
  @Column({ type: 'boolean', default: false })
  isStocked!: boolean;

  /** Whether its coins are paid. Only a limited number of runs of a game of chance pay per day. */
  @Column({ type: 'boolean', default: true })
  pays!: boolean;

  @Column({ type: 'varchar', length: 16 })
  status!: RoundStatus;

  /** Whether it was abandoned by a restart, as the member's browser says. */
  @Column({ type: 'boolean', default: false })
  isRestarted!: boolean;

  @TimestampColumn()
  issuedAt!: Date;

  @TimestampColumn()
  expiresAt!: Date;

  @TimestampColumn({ nullable: true })
  decidedAt!: Date | null;

  /** Why the round was refused; null otherwise. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  reason!: RefusalReason | null;

  @Column({ type: 'int', default: 0 })
  score!: number;

  @Column({ type: 'int', default: 0 })
  coins!: number;

  /** Rules ticks played, 60 a second. */
  @Column({ type: 'int', default: 0 })
  ticks!: number;

  /** Whether it beat the member's best so far, by points or, where they count, by ticks. */
  @Column({ type: 'boolean', default: false })
  isNewHighScore!: boolean;

  /** Whether it was played without a fault, as its game counts them; false for unproven rounds. */
  @Column({ type: 'boolean', default: false })
  isFlawless!: boolean;

  /** Hash of the final rules state, 16 hex digits; null unless proven. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  stateHash!: string | null;

  /** Whether it counts as played offline: its ticket was prefetched, or it arrived late. */
  @Column({ type: 'boolean', default: false })
  playedOffline!: boolean;

  /**
   * End of the time that the round was given: nothing from its ticket up to there is free for another round.
   * Null unless proven; stays when the round is voided.
   */
  @TimestampColumn({ nullable: true })
  countedUntil!: Date | null;

  /** The play field that was chosen; null unless it was proven. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  field!: FieldName | null;

  /** Game and hash of the inputs; unique, so that inputs are never paid twice. Null for too few inputs. */
  @Column({ type: 'varchar', length: 64, nullable: true, unique: true })
  copyKey!: string | null;

  /** SHA-256 of the log that decided the round, as hex, kept for ever; null when none did. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  logHash!: string | null;

  /** The proven log, deflated (see `round-log.ts`); null once it is pruned. Not read by default. */
  @Column({ type: 'blob', nullable: true, select: false })
  packedLog!: Buffer | null;

  /** Signs that the round was not played by a person. */
  @Column({ type: 'simple-array', default: '' })
  flags!: RoundFlag[];

  /** Whether an admin should review it; false with the sign of restarts alone. */
  @Column({ type: 'boolean', default: false })
  isFlagged!: boolean;

  @TimestampColumn({ nullable: true })
  voidedAt!: Date | null;

  /** The admin who voided it. */
  @Column({ type: 'int', nullable: true })
  voidedBy!: number | null;

  /** Why it was voided, in the admin's words. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  voidReason!: string | null;

  /** Coins of a voided round that the member had already spent, so that they could not be taken back. */
  @Column({ type: 'int', default: 0 })
  coinsMissing!: number;
}
