import { IsBoolean } from 'class-validator';
import { IsTextUpTo, IsWhole, MayBeMissing } from '../../platform/validation/rules.js';
import type { RefusalReason } from './round.entity.js';

/** Maximum size of a finished round's body, in bytes, log included. Larger ones are refused unparsed. */
export const MAX_ROUND_BYTES = 64 * 1024;
const MAX_REPORTED = 1_000_000_000;

export class StartRoundDto {
  /** The game's display name, e.g. `Alien Clicker`. */
  @IsTextUpTo(64)
  gameName!: string;

  /** True when the member restarted: the open round that this one ends was left by it. */
  @MayBeMissing()
  @IsBoolean()
  isRestart?: boolean;
}

/** How the round of a returned ticket was left. */
export class LeftRoundDto {
  /** True when the member restarted. */
  @MayBeMissing()
  @IsBoolean()
  isRestart?: boolean;
}

/** Which tickets are prefetched. */
export class PrefetchDto {
  /** The display name of the only game; without it all games of skill. */
  @MayBeMissing()
  @IsTextUpTo(64)
  gameName?: string;
}

/** The permission and the seed for one round. Tickets of one game are used in the order of `issuedAt`, then `round`. */
export class TicketDto {
  /** The round's id. */
  round!: string;
  /** The game's id, e.g. `alien-clicker`. */
  game!: string;
  /** 128 random bits as 32 hex digits. */
  seed!: string;
  /** The version of the game's rules the round is played and proven under. */
  rulesVersion!: number;
  /** Whether it was prefetched; its round always counts as played offline. */
  isStocked!: boolean;
  /** Whether the round pays coins; false for a run of a game of chance beyond those that pay on one day. */
  pays!: boolean;
  /** ISO-8601, UTC. */
  issuedAt!: string;
  /** ISO-8601, UTC; a log that arrives later is refused. */
  expiresAt!: string;
}

/** A finished round. The replay decides; the client's own figures are at most kept for the record. */
export class FinishedRoundDto {
  /** The game's display name, e.g. `Alien Clicker`. */
  @IsTextUpTo(64)
  gameName!: string;

  /** The larger of the new score and the stored one, as the client saw them. */
  @MayBeMissing()
  @IsWhole(0, MAX_REPORTED)
  highScore?: number;

  /** The new score, as the client saw it. */
  @MayBeMissing()
  @IsWhole(0, MAX_REPORTED)
  score?: number;

  /** Rounds played; clients send 1 a round. */
  @MayBeMissing()
  @IsWhole(0, 1000)
  timesPlayed?: number;

  /** Seconds played, as the client saw them. */
  @MayBeMissing()
  @IsWhole(0, 86_400)
  timePlayed?: number;

  /** Coins, as the client saw them. */
  @MayBeMissing()
  @IsWhole(0, MAX_REPORTED)
  coins?: number;

  /** The ticket's round id. Without it nothing is proven and nothing counts. */
  @MayBeMissing()
  @IsTextUpTo(32)
  round?: string;

  /** The round's input log, base64url. */
  @MayBeMissing()
  @IsTextUpTo(MAX_ROUND_BYTES)
  log?: string;
}

/** A ledger line that a round has paid. */
export class PaidLineDto {
  description!: string;
  /** Coins. */
  amount!: number;
}

/** What the replay decided about a round. */
export class VerdictDto {
  /** The round's id; null for a report without a round. */
  round!: string | null;
  /** `proven`: the score follows from the inputs and is paid; `refused`: see `reason`; `unverified`: no round was sent. */
  verdict!: 'proven' | 'refused' | 'unverified';
  /** Why the round was refused; null when it is not. */
  reason!: RefusalReason | null;
  /** The server's own score. */
  score!: number;
  /** Coins paid for the round. */
  coins!: number;
  /** The ledger lines of those coins in their order; most games pay one line, a race pays several. */
  lines!: PaidLineDto[];
  /** Seconds played. */
  timePlayed!: number;
  /** The member's best score proven under the game's current rules, this round included; null without one. */
  highScore!: number | null;
  /** Whether this round set a new best: more points, or as many in fewer ticks where these win. */
  isNewHighScore!: boolean;
  /** Whether it counts as played offline: its ticket was prefetched, or it arrived over ten minutes late. */
  playedOffline!: boolean;
  /** The member's coins now. */
  balance!: number;
}
