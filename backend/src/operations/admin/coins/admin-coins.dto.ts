import { IsInt, IsString, Matches, Max, Min, NotEquals } from 'class-validator';
import { MaxCharacters, MayBeMissing } from '../../../platform/validation/rules.js';

/** Maximum amount of a single change. */
const MAX_AMOUNT = 1_000_000;

/** Change of a balance, with its reason. */
export class CoinChangeDto {
  /** Coins; positive adds, negative takes away (§5). */
  @IsInt({ message: 'The amount must be a whole number of coins' })
  @NotEquals(0, { message: 'An amount of 0 changes nothing' })
  @Min(-MAX_AMOUNT, { message: 'At most 1,000,000 coins at once' })
  @Max(MAX_AMOUNT, { message: 'At most 1,000,000 coins at once' })
  amount!: number;

  /** Reason for the user and the ledger, one line; may be omitted. */
  @MayBeMissing()
  @IsString()
  @MaxCharacters(150)
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'The reason is one line of text' })
  reason?: string;
}

/** Result of a change of coins. */
export class CoinChangeResultDto {
  userId!: number;
  /** Coins by which the balance changed. */
  amount!: number;
  /** Balance after the change. */
  coins!: number;
}

/** Number of users with a balance in a range. */
export class CoinBucketDto {
  /** Lowest balance in the range. */
  from!: number;
  /** Highest balance in the range; null if there is no limit. */
  to!: number | null;
  users!: number;
}

/** Distribution of the coins of all open accounts. */
export class CoinDistributionDto {
  users!: number;
  totalCoins!: number;
  medianCoins!: number;
  /** Rounded to a whole coin. */
  meanCoins!: number;
  /** Share of all coins held by the richest hundredth of users (at least one user), from 0 to 1. */
  topShare!: number;
  largestCoins!: number;
  buckets!: CoinBucketDto[];
}
