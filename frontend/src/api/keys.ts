/** The cached areas (§7). Mutations invalidate by these keys, and the default loader GETs their first element. */
export const userKey = ['/api/user'] as const;
export const coinTransactionsKey = ['/api/coins/transactions'] as const;
export const gameStatsKey = ['/api/games/stats'] as const;
export const racingCoinHistoryKey = ['/api/racing/coin-history'] as const;
export const racingSummaryKey = ['/api/racing/summary'] as const;
