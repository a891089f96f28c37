import type { SqlValue } from '../../platform/database/sql-value.js';

/** A table as a backup holds it. */
export interface BackupTable {
  readonly name: string;
  /** What its rows are read in the order of: its primary key. */
  readonly key: readonly string[];
  /** What is written in place of what stands in these columns. */
  readonly blanks?: Readonly<Record<string, SqlValue>>;
}

/** The LIST of tables that a backup holds, each after those that it refers to: the order in which rows can be added. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  // Nobody is online on a site that was just restored.
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
    // Whoever holds a backup must not be able to stream: the restored site makes a key of its own.
    blanks: {
      isOpen: 0,
      ...{ streamKeyHash: null, streamKeySealed: null, report: null, reportedAt: null, problem: null },
    },
  },
  { name: 'livestream_contents', key: ['name'] },
  { name: 'audit_log', key: ['id'] },
  { name: 'daily_tallies', key: ['day', 'kind', 'name'] },
  { name: 'tallied_members', key: ['day', 'userId'] },
  { name: 'tally_marks', key: ['id'] },
];

/** What a backup leaves out: who is signed in or was, who is there at this moment, and whether the database can be written. */
export const TABLES_LEFT_OUT: readonly string[] = [
  'sessions',
  'known_devices',
  'presence_nodes',
  'presence_members',
  'livestream_viewers',
  'storage_probes',
];
