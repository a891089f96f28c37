import { IsString, Matches } from 'class-validator';
import { IsTextUpTo, IsWhole, MayBeMissing } from '../../platform/validation/rules.js';
import { ROUND_ID } from './round-id.js';

/** Maximum amount: the largest value of a 32-bit column. */
const MAX_AMOUNT = 2_147_483_647;

/** One line of a member's ledger, as the client shows it (§7). */
export class CoinTransactionDto {
  id!: number;
  /** What the coins were earned with or spent on, in the server's words. */
  description!: string;
  /** Coins; positive is earned, negative is spent. */
  amount!: number;
  /** ISO-8601, UTC. */
  createdAt!: string;
}

/** Coins that a client reports for a round. The server has already paid them, so this changes no balance. */
export class EarnedCoinsDto {
  /** Coins exactly as the server paid them; for a round with several lines, their sum. */
  @IsWhole(1, MAX_AMOUNT)
  amount!: number;

  /** The client's description, e.g. `Earned 4 coins playing Alien Clicker`. The ledger keeps its own. */
  @IsTextUpTo(200)
  description!: string;

  /** Round that earned the coins; by default the newest unreported one that paid exactly this in one line. */
  @MayBeMissing()
  @IsString()
  @Matches(ROUND_ID, { message: 'This is not the id of a round.' })
  round?: string;
}
