/** The cached areas (§7). Mutations invalidate by these keys, and the default loader GETs their first element. */
export const userKey = ['/api/user'] as const;
export const coinTransactionsKey = ['/api/coins/transactions'] as const;
export const gameStatsKey = ['/api/games/stats'] as const;
export const racingCoinHistoryKey = ['/api/racing/coin-history'] as const;
export const racingSummaryKey = ['/api/racing/summary'] as const;
export const homeKey = ['/api/home'] as const;
export const ownRoundsKey = ['/api/games/rounds'] as const;
export const achievementsKey = ['/api/profile/achievements'] as const;
export const devicesKey = ['/api/user/sessions'] as const;
export const storeItemsKey = ['/api/store/items'] as const;
export const avatarItemsKey = ['/api/store/avatar-items'] as const;
export const inventoryKey = ['/api/user/inventory'] as const;
