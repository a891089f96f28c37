import type { MigrationInterface } from 'typeorm';
import { UsersAndSessions1700000000001 } from './migrations/0001-users-and-sessions.js';
import { RoundsAndLedger1700000000002 } from './migrations/0002-rounds-and-ledger.js';
import { ProofsAndVoids1700000000003 } from './migrations/0003-proofs-and-voids.js';
import { RunsOfLuck1700000000004 } from './migrations/0004-runs-of-luck.js';
import { Store1700000000005 } from './migrations/0005-store.js';
import { Account1700000000006 } from './migrations/0006-account.js';
import { Boards1700000000007 } from './migrations/0007-boards.js';
import { Chat1700000000008 } from './migrations/0008-chat.js';
import { Presence1700000000009 } from './migrations/0009-presence.js';
import { Friends1700000000010 } from './migrations/0010-friends.js';
import { Livestream1700000000011 } from './migrations/0011-livestream.js';
import { AdminUsers1700000000012 } from './migrations/0012-admin-users.js';
import { AdminDatabase1700000000013 } from './migrations/0013-admin-database.js';
import { AdminContent1700000000014 } from './migrations/0014-admin-content.js';
import { Accounts1700000000015 } from './migrations/0015-accounts.js';
import { CountedTime1700000000016 } from './migrations/0016-counted-time.js';
import { StorageProbes1700000000017 } from './migrations/0017-storage-probes.js';
import { BackupLinks1700000000018 } from './migrations/0018-backup-links.js';
import { OwnRows1700000000019 } from './migrations/0019-own-rows.js';
import { Lighter1700000000020 } from './migrations/0020-lighter.js';

/** Every migration, oldest first. A new one is a file in `migrations/` and one line here. */
export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [
  UsersAndSessions1700000000001,
  RoundsAndLedger1700000000002,
  ProofsAndVoids1700000000003,
  RunsOfLuck1700000000004,
  Store1700000000005,
  Account1700000000006,
  Boards1700000000007,
  Chat1700000000008,
  Presence1700000000009,
  Friends1700000000010,
  Livestream1700000000011,
  AdminUsers1700000000012,
  AdminDatabase1700000000013,
  AdminContent1700000000014,
  Accounts1700000000015,
  CountedTime1700000000016,
  StorageProbes1700000000017,
  BackupLinks1700000000018,
  OwnRows1700000000019,
  Lighter1700000000020,
];
