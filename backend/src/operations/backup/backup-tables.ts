import type { SqlValue } from '../../platform/database/database.js';

/** A table in a backup. */
export interface BackupTable {
  readonly name: string;
  /** Primary key, by which the rows are ordered. */
  readonly key: readonly string[];
  /** Values that replace those in these columns. */
  readonly blanks?: Readonly<Record<string, SqlValue>>;
}

/** Tables in a backup, each after those that it refers to, so that rows can be added in this order. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  // No member is online on a restored site.
  { name: 'users', key: ['id'], blanks: { isOnline: 0 } },
  { name: 'reserved_names', key: ['usernameKey'] },
  { name: 'settings', key: ['key'] },
  { name: 'store_items', key: ['id'] },
  { name: 'avatar_items', key: ['itemType', 'itemId'] },
  { name: 'rounds', key: ['id'] },
  { name: 'game_stats', key: ['id'] },
  { name: 'coin_transactions', key: ['id'] },
  { name: 'inventory', key: ['userId', 'itemType', 'itemId'] },
  { name: 'receipts', key: ['id'] },
  { name: 'receipt_items', key: ['receiptId', 'itemType', 'itemId'] },
  { name: 'picture_uploads', key: ['id'] },
  { name: 'boards', key: ['id'] },
  { name: 'board_entries', key: ['boardId', 'orderKey'] },
  { name: 'board_blocks', key: ['boardId', 'firstKey'] },
  { name: 'chat_counters', key: ['id'] },
  { name: 'chat_messages', key: ['id'] },
  { name: 'chat_mutes', key: ['id'] },
  { name: 'friendships', key: ['id'] },
  { name: 'direct_messages', key: ['id'] },
  { name: 'notifications', key: ['id'] },
  { name: 'announcements', key: ['id'] },
  { name: 'upcoming_events', key: ['id'] },
  {
    name: 'livestream',
    key: ['id'],
    // The restored site is closed. Its stream key is another one, because it has another secret.
    blanks: { isOpen: 0, report: null, reportedAt: null, problem: null },
  },
  { name: 'livestream_contents', key: ['name'] },
  { name: 'weekly_streams', key: ['id'] },
  { name: 'league_standings', key: ['id'] },
  { name: 'audit_log', key: ['id'] },
];

/** Tables that a backup leaves out: sessions, known devices, and the probe for writes. */
export const TABLES_LEFT_OUT: readonly string[] = ['sessions', 'known_devices', 'storage_probes'];
