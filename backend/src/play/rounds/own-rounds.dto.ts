import type { FieldName } from 'game-scenes/rules';
import { Matches } from 'class-validator';
import { MayBeMissing } from '../../platform/validation/rules.js';
import { PageLengthQueryDto } from '../../platform/validation/paging.js';
import { TicketDto } from './rounds.dto.js';

/** The query of the member's last rounds. */
export class OwnRoundsQueryDto extends PageLengthQueryDto {
  /** Only rounds that ended before this one. */
  @MayBeMissing()
  @Matches(/^[\w-]{1,32}$/, { message: 'This is not the id of a round.' })
  before?: string;
}

/** A proven round of the member. */
export class OwnRoundDto {
  /** The round's id. */
  round!: string;
  /** The game's display name, e.g. `Alien Clicker`. */
  gameName!: string;
  /** The game's id, e.g. `alien-clicker`. */
  gameId!: string;
  score!: number;
  /** Coins it paid. */
  coins!: number;
  /** When it was proven, ISO-8601 UTC. */
  decidedAt!: string;
  /** Whether its log and its rules are still there. */
  canWatch!: boolean;
}

/** A proven round with everything that is needed to replay it: its ticket and its log. */
export class WatchableRoundDto extends TicketDto {
  /** The game's display name, e.g. `Alien Clicker`. */
  gameName!: string;
  /** The play field it was played on. */
  field!: FieldName;
  /** The input log, base64url. */
  log!: string;
  score!: number;
  /** Coins it paid. */
  coins!: number;
  /** When it was proven, ISO-8601 UTC. */
  decidedAt!: string;
}
