/** @typedef {import('./screens.mjs').Page} Page */

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;

/** Last day of the figures; fixed, independent of the pictures' clock. */
const LAST_DAY = Date.UTC(2026, 4, 4);

/**
 * @param {number} index of a day; the result is deterministic
 * @param {number} salt
 */
const chance = (index, salt) => Math.abs(Math.sin(index * 12.9898 + salt) * 43758.5453) % 1;

function days() {
  let totalCoins = 461_513;
  return Array.from({ length: DAYS }, (_none, index) => {
    const date = new Date(LAST_DAY - (DAYS - 1 - index) * DAY_MS);
    const busy = [0, 6].includes(date.getUTCDay()) ? 1.6 : 1;
    const earned = Math.round((1000 + 420 * chance(index, 1)) * busy);
    const revenue = Math.round((430 + 380 * chance(index, 2)) * busy);
    const spent = revenue + Math.round(90 * chance(index, 3));
    totalCoins += earned - spent;
    return {
      day: date.toISOString().slice(0, 10),
      newMembers: Math.round((4 + index * 0.6 + 9 * chance(index, 4)) * busy),
      activeMembers: Math.round((112 + 28 * chance(index, 5)) * busy),
      rounds: Math.round((210 + 60 * chance(index, 6)) * busy),
      refusedRounds: Math.round(7 * chance(index, 7)),
      flaggedRounds: Math.round(3 * chance(index, 8)),
      ...{ earned, spent, revenue, totalCoins },
    };
  });
}

/** The last thirty days, as the server returns them. */
const OVERVIEW = {
  days: days(),
  earnedBySource: [
    { source: 'game', coins: 33_800 },
    { source: 'bonus', coins: 8095 },
    { source: 'admin', coins: 5713 },
  ],
  spentBySource: [
    { source: 'store', coins: 15_200 },
    { source: 'avatar', coins: 7080 },
    { source: 'picture', coins: 3931 },
  ],
  refusals: [
    { reason: 'faster_than_time', rounds: 41 },
    { reason: 'copied', rounds: 17 },
    { reason: 'rules_outlived', rounds: 6 },
  ],
  medianBalance: 240,
};

const STATS = {
  totalUsers: 1284,
  activeUsers: 37,
  totalCoins: OVERVIEW.days.at(-1)?.totalCoins ?? 0,
  totalTransactions: 9214,
  storeRevenue: 61_450,
  totalProducts: 20,
};

/** @param {string} username @param {string} gameName @param {object} changes */
function flagged(username, gameName, changes = {}) {
  return {
    ...{ round: `round-${username}`, userId: 4, username, gameName, status: 'proven', reason: null },
    ...{ score: 118, coins: 23, timePlayed: 60, playedOffline: false, flags: ['machine_rhythm'] },
    ...{
      issuedAt: '2026-05-04T10:00:00.000Z',
      decidedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    },
    ...{ voidedAt: null, voidedBy: null, voidReason: null, coinsMissing: 0, ...changes },
  };
}

const ROUNDS = [
  flagged('Kessel', 'Alien Clicker', { flags: ['machine_rhythm', 'superhuman_reaction'] }),
  flagged('a_name_of_24_characters_', 'Memory Match', { score: 96, coins: 9, flags: ['superhuman_luck'] }),
  flagged('Halley', 'Alien Racing', {
    ...{ score: 1004, coins: 50, flags: ['seed_shopping'], status: 'voided' },
    ...{ voidedAt: '2026-05-04T12:00:00.000Z', voidedBy: 'Zorblax', voidReason: 'A script steered it' },
  }),
];

const COLOURS = ['green', 'pink', 'orange', 'black', 'white'];

const USERS = ['Zorblax', 'Nova_Quill', 'PitBoss9', 'Kessel', 'Halley'].map((username, index) => ({
  ...{ id: index + 1, username, isAdmin: index === 0, isOwner: index === 0, isOnline: index !== 3 },
  ...{ isMuted: false, mustChangePassword: false, coins: 100 * index, lastSeen: null },
  ...{ createdAt: '2026-05-04T10:00:00.000Z', profilePicture: null },
  avatarCustomization: { color: COLOURS[index], hat: 'crown', face: 'smile', accessory: 'none' },
}));

const TABLES = [
  { name: 'coin_transactions', rows: 9214 },
  { name: 'rounds', rows: 7350 },
  { name: 'board_entries', rows: 4120 },
  { name: 'chat_messages', rows: 2881 },
  { name: 'users', rows: 1290 },
  { name: 'receipts', rows: 612 },
  { name: 'audit_log', rows: 48 },
  { name: 'livestream_viewers', rows: 0 },
];

const DATABASE = {
  ...{ engine: 'mysql', engineVersion: '11.4.5-MariaDB', answerMs: 0.8, sizeBytes: 48_300_000 },
  ...{ redis: 'connected', nodes: 3, tables: TABLES },
  migrations: [
    'UsersAndSessions1',
    'RoundsAndLedger2',
    'ProofsAndVoids3',
    'RunsOfLuck4',
    'Store5',
    'Account6',
  ].map((name) => ({ name, isDone: true })),
};

/** The result of a reconciliation with a difference. */
const DIFFERENCES = {
  ...{ checkedAt: '2026-05-04T12:00:00.000Z', tookMs: 2140, differences: 1 },
  ...{ members: 1290, lines: 9214, rounds: 7350, records: 2210, receipts: 612 },
  checks: [
    {
      ...{ claim: 'Every balance is the sum of its ledger lines.', differences: 1 },
      sentences: ['Member 12 (Quasar) has 17 coins, but the ledger lines add up to 12.'],
    },
    ...[
      'Every ledger line goes on from the balance that the line before it left.',
      'Every purchase has one receipt, and one ledger line of its total.',
      'Every day of the overview adds up to what happened on it.',
    ].map((claim) => ({ claim, differences: 0, sentences: [] })),
  ],
};

/**
 * Mocks the answers of a site that has been busy for thirty days. The page must be reopened.
 *
 * @param {Page} page
 */
export async function busySite(page) {
  const answers = {
    '**/api/admin/stats': STATS,
    '**/api/admin/overview': OVERVIEW,
    '**/api/admin/rounds?**': ROUNDS,
    '**/api/admin/users?**': USERS,
    '**/api/admin/database': DATABASE,
    '**/api/admin/database/storage': { problems: [], freeBytes: 52_400_000_000 },
    '**/api/admin/database/reconcile': DIFFERENCES,
  };
  for (const [address, json] of Object.entries(answers)) {
    await page.route(address, (route) => route.fulfill({ json }));
  }
}
