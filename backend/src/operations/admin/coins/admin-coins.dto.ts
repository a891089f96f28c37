import { IsInt, IsString, Matches, Max, Min, NotEquals } from 'class-validator';
import { MaxCharacters } from '../../../platform/validation/max-characters.js';
import { MayBeMissing } from '../../../platform/validation/may-be-missing.js';

/** No single change is larger. */
const MAX_AMOUNT = 1_000_000;

/** By how many coins a balance changes, and why. */
export class CoinChangeDto {
  /** Coins; positive adds, negative takes away (§5). */
  @IsInt({ message: 'The amount must be a whole number of coins' })
  @NotEquals(0, { message: 'An amount of 0 changes nothing' })
  @Min(-MAX_AMOUNT, { message: 'At most 1,000,000 coins at once' })
  @Max(MAX_AMOUNT, { message: 'At most 1,000,000 coins at once' })
  amount!: number;

  /** One line for the user and the books; it may be left out. */
  @MayBeMissing()
  @IsString()
  @MaxCharacters(150)
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'The reason is one line of text' })
  reason?: string;
}

/** What a change of coins has come to. */
export class CoinChangeResultDto {
  userId!: number;
  /** By how many coins the balance changed. */
  amount!: number;
  /** The balance right afterwards. */
  coins!: number;
}

/** How many users have how many coins. */
export class CoinBucketDto {
  /** The least balance that counts here. */
  from!: number;
  /** The greatest one; null when there is none. */
  to!: number | null;
  users!: number;
}

/** How the coins of all open accounts are spread. */
export class CoinDistributionDto {
  users!: number;
  totalCoins!: number;
  medianCoins!: number;
  /** Rounded to a whole coin. */
  meanCoins!: number;
  /** How much of all coins the richest hundredth (at least one user) has, from 0 to 1. */
  topShare!: number;
  largestCoins!: number;
  buckets!: CoinBucketDto[];
}
