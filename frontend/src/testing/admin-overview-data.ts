import type {
  AdminDatabase,
  AdminOverview,
  AdminRound,
  AdminStats,
  AdminStorage,
  Reconciliation,
} from '../api/types';
import { anAdminUser, usersReply } from './admin-users-data';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeAnswer, FakeApi } from './fake-api';

const STATS: AdminStats = {
  totalUsers: 1284,
  activeUsers: 37,
  totalCoins: 482_910,
  totalTransactions: 9214,
  storeRevenue: 61_450,
  totalProducts: 20,
};

/** Thirty days until 4 May 2026; on the last one 200 coins were earned and 150 spent. */
export function anOverview(changes: Partial<AdminOverview> = {}): AdminOverview {
  return {
    days: Array.from({ length: 30 }, (_none, index) => ({
      day: new Date(Date.UTC(2026, 3, 5 + index)).toISOString().slice(0, 10),
      newMembers: index,
      activeMembers: index === 12 ? 221 : 100,
      rounds: 40,
      refusedRounds: 2,
      flaggedRounds: 1,
      earned: 171 + index,
      spent: 121 + index,
      revenue: 90,
      totalCoins: 480_000 + index,
    })),
    earnedBySource: [
      { source: 'game', coins: 710 },
      { source: 'bonus', coins: 290 },
    ],
    spentBySource: [{ source: 'store', coins: 400 }],
    refusals: [{ reason: 'copied', rounds: 17 }],
    medianBalance: 240,
    ...changes,
  };
}

/** A verified round with a flag. */
export function aFlaggedRound(changes: Partial<AdminRound> = {}): AdminRound {
  return {
    round: 'round-1',
    userId: 4,
    username: 'Kessel',
    gameName: 'Alien Clicker',
    status: 'proven',
    reason: null,
    score: 118,
    coins: 23,
    timePlayed: 60,
    playedOffline: false,
    flags: ['machine_rhythm'],
    issuedAt: '2026-05-04T10:00:00.000Z',
    decidedAt: '2026-05-04T10:01:00.000Z',
    voidedAt: null,
    voidedBy: null,
    voidReason: null,
    coinsMissing: 0,
    ...changes,
  };
}

/** A disk with free space. */
const WELL: AdminStorage = { problems: [], freeBytes: 52_400_000_000 };

/** A healthy database with all migrations. */
export const DATABASE: AdminDatabase = {
  engine: 'sqlite',
  engineVersion: '3.51.1',
  answerMs: 0.4,
  sizeBytes: 48_300_000,
  redis: 'none',
  nodes: 1,
  migrations: [{ name: 'UsersAndSessions1700000000001', isDone: true }],
  tables: [
    { name: 'coin_transactions', rows: 9214 },
    { name: 'users', rows: 1290 },
    { name: 'chat_mutes', rows: 0 },
    { name: 'friendships', rows: 0 },
  ],
};

/** A reconciliation without differences. */
export const AGREEING: Reconciliation = {
  checkedAt: '2026-05-04T12:00:00.000Z',
  tookMs: 2140,
  members: 1290,
  lines: 9214,
  rounds: 7350,
  records: 2210,
  receipts: 612,
  differences: 0,
  checks: [{ claim: 'Every balance is the sum of its ledger lines.', differences: 0, sentences: [] }],
};

/** Fakes the server for an admin; every request of the dashboard is answered. */
export function anAdmin(answers: Record<string, FakeAnswer> = {}): FakeApi {
  signInBrowser();
  const user = aUser({ username: 'Zorblax', isAdmin: true });
  return fakeApi({
    'GET /api/user': { status: 200, body: user },
    'POST /api/daily-bonus': { status: 200, body: { granted: false, amount: 0, day: '', coins: 1 } },
    'GET /api/admin/stats': { status: 200, body: STATS },
    'GET /api/admin/overview': { status: 200, body: anOverview() },
    'GET /api/admin/rounds': { status: 200, body: [aFlaggedRound()] },
    'GET /api/admin/users': usersReply([
      anAdminUser({ id: 1, username: 'Zorblax', isOnline: true }),
      anAdminUser({ id: 2, username: 'Nova_Quill' }),
    ]),
    'GET /api/admin/database': { status: 200, body: DATABASE },
    'GET /api/admin/database/storage': { status: 200, body: WELL },
    ...answers,
  });
}
