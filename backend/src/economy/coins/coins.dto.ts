import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MayBeMissing } from '../../platform/validation/may-be-missing.js';
import { ROUND_ID } from './round-id.js';

/** No round pays more than a column of 32 bit holds. */
const MAX_AMOUNT = 2_147_483_647;

/** One line of a member's ledger as the screens read it (§7). */
export class CoinTransactionDto {
  id!: number;
  /** What the coins were earned with or spent on; the server's own words. */
  description!: string;
  /** Coins; positive is earned, negative is spent. */
  amount!: number;
  /** ISO-8601, UTC. */
  createdAt!: string;
}

/** What a client says a round has earned. The server paid it with the verdict, so this moves no coin. */
export class EarnedCoinsDto {
  /** Coins, exactly as the verdict paid them: of a round with several lines, their sum. */
  @IsInt()
  @Min(1)
  @Max(MAX_AMOUNT)
  amount!: number;

  /** What the client calls it, e.g. `Earned 4 coins playing Alien Clicker`. The ledger keeps the server's own words. */
  @IsString()
  @MaxLength(200)
  description!: string;

  /** The round that earned them; without it, the newest one that paid exactly this in one line and was not named yet. */
  @MayBeMissing()
  @IsString()
  @Matches(ROUND_ID, { message: 'This is not the id of a round.' })
  round?: string;
}
