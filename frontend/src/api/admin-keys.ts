/** Cache keys of admins, separate from keys.ts so that the first load does not include them. */
export const adminUsersKey = ['/api/admin/users'] as const;
export const coinDistributionKey = ['/api/admin/coins/distribution'] as const;
export const auditKey = ['/api/admin/audit'] as const;
export const adminStatsKey = ['/api/admin/stats'] as const;
export const adminOverviewKey = ['/api/admin/overview'] as const;
export const adminRoundsKey = ['/api/admin/rounds'] as const;
export const adminDatabaseKey = ['/api/admin/database'] as const;
export const samplesKey = ['/api/admin/samples'] as const;
export const adminStorageKey = ['/api/admin/database/storage'] as const;
