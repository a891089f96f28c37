/** The site in six figures (§3). */
export class AdminStatsDto {
  /** Open accounts. */
  totalUsers!: number;
  /** Members who are online. */
  activeUsers!: number;
  /** Coins of all open accounts. */
  totalCoins!: number;
  /** Lines of the coin ledger. */
  totalTransactions!: number;
  /** Coins ever spent on the store, the avatar and pictures. */
  storeRevenue!: number;
  /** Items on sale. */
  totalProducts!: number;
}

/** One day of the overview. */
export class OverviewDayDto {
  /** The day in UTC, such as `2026-11-22`. */
  day!: string;
  /** Accounts that were created. */
  newMembers!: number;
  /** Members who ended a round or moved coins. */
  activeMembers!: number;
  /** Rounds that were proven. */
  rounds!: number;
  /** Rounds that were refused. */
  refusedRounds!: number;
  /** Proven rounds that look unlike a person's play. */
  flaggedRounds!: number;
  /** Coins that came in. */
  earned!: number;
  /** Coins that went out. */
  spent!: number;
  /** Coins spent on the store, the avatar and pictures. */
  revenue!: number;
  /** Coins of all open accounts at the end of the day. */
  totalCoins!: number;
}

/** Coins of one source in the days of the overview. */
export class SourceCoinsDto {
  /** Their source: `game`, `racing`, `store`, `avatar`, `picture`, `bonus`, `admin`, `gift` or `void`. */
  source!: string;
  coins!: number;
}

/** Refused rounds of one reason in the days of the overview. */
export class RefusalCountDto {
  /** Reason from the closed list of refusals. */
  reason!: string;
  rounds!: number;
}

/** The site over the last thirty days. */
export class AdminOverviewDto {
  /** Thirty days, the oldest first; the last is today in UTC and not over. */
  days!: OverviewDayDto[];
  /** Coins that came in, by source, the most first. */
  earnedBySource!: SourceCoinsDto[];
  /** Coins that went out, by source, the most first. */
  spentBySource!: SourceCoinsDto[];
  /** Why rounds were refused, the most frequent first. */
  refusals!: RefusalCountDto[];
  /** Median balance of the open accounts, in coins. */
  medianBalance!: number;
}
