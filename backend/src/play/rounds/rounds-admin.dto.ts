import { IsIn, IsString, Matches } from 'class-validator';
import { IsTextUpTo, MaxCharacters, MayBeMissing } from '../../platform/validation/rules.js';
import { PageLengthQueryDto } from '../../platform/validation/paging.js';
import type { RefusalReason, RoundFlag } from './round.entity.js';

/** Which rounds an admin asks for. */
export class AdminRoundsQueryDto extends PageLengthQueryDto {
  /** `true` for rounds that are flagged for review, `false` for the others; without it all that have ended. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  flagged?: 'true' | 'false';

  /** Only rounds that ended before this one. */
  @MayBeMissing()
  @IsTextUpTo(32)
  before?: string;
}

/** Why a round is voided. */
export class VoidRoundDto {
  /** The admin's words, kept with the round. */
  @IsString()
  @Matches(/\S/, { message: 'Say why the round is voided' })
  @MaxCharacters(200)
  reason!: string;
}

/** A round that has ended, as admins see it. */
export class AdminRoundDto {
  /** The round's id. */
  round!: string;
  userId!: number;
  username!: string;
  /** The game's display name. */
  gameName!: string;
  status!: 'proven' | 'refused' | 'abandoned' | 'voided';
  /** Why it was refused; null otherwise. */
  reason!: RefusalReason | null;
  /** The proven score, also of a voided round. */
  score!: number;
  /** The coins it was paid, also of a voided round. */
  coins!: number;
  /** Seconds played. */
  timePlayed!: number;
  playedOffline!: boolean;
  /** What looked unlike a person's play; empty for most rounds. `seed_shopping` by restarts alone asks for no review. */
  flags!: RoundFlag[];
  /** ISO-8601, UTC. */
  issuedAt!: string;
  /** When it ended, ISO-8601, UTC. */
  decidedAt!: string;
  /** When it was voided, ISO-8601, UTC; null unless it was. */
  voidedAt!: string | null;
  /** The name of the admin who voided it. */
  voidedBy!: string | null;
  voidReason!: string | null;
  /** Coins of a voided round that were already spent and could not be taken back. */
  coinsMissing!: number;
}
