/** @typedef {import('./screens.mjs').Page} Page */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Name, colour, hat, face, whether online, coins and whether an admin, of users 1, 2 and so on. */
const USERS = /** @type {const} */ ([
  ['Zorblax', 'green', 'crown', 'smile', true, 2480, true],
  ['Nova_Quill', 'pink', 'crown', 'smile', true, 9115, false],
  ['PitBoss9', 'orange', 'cowboy-hat', 'cool', true, 4310, false],
  ['Kessel', 'black', 'none', 'alien', false, 340, false],
  ['Halley', 'white', 'none', 'cool', true, 6020, true],
  ['Miri_V', 'purple', 'halo', 'surprised', false, 1275, false],
  ['Ooze_42', 'yellow', 'alien-helmet', 'angry', false, 85, false],
]);

const users = USERS.map(([username, color, hat, face, isOnline, coins, isAdmin], index) => ({
  id: index + 1,
  username,
  isAdmin,
  isOwner: index === 0,
  isOnline,
  isMuted: username === 'Ooze_42',
  mustChangePassword: false,
  coins,
  lastSeen: new Date(Date.now() - index * DAY_MS).toISOString(),
  createdAt: '2026-04-01T10:00:00.000Z',
  profilePicture: null,
  avatarCustomization: { color, hat, face, accessory: 'none' },
}));

const DISTRIBUTION = {
  users: 1284,
  totalCoins: 482_910,
  medianCoins: 240,
  meanCoins: 376,
  topShare: 0.19,
  largestCoins: 9115,
  buckets: [
    { from: 0, to: 0, users: 214 },
    { from: 1, to: 99, users: 318 },
    { from: 100, to: 499, users: 402 },
    { from: 500, to: 999, users: 187 },
    { from: 1000, to: 2499, users: 104 },
    { from: 2500, to: 4999, users: 41 },
    { from: 5000, to: null, users: 18 },
  ],
};

/**
 * Mocks the dashboard of a site with many users.
 *
 * @param {Page} page
 */
export async function withManyUsers(page) {
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    const { username, avatarCustomization } = users[0] ?? {};
    await route.fulfill({ json: { ...(await answer.json()), id: 1, username, avatarCustomization } });
  });
  await page.route(/\/api\/admin\/users(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const query = new URL(route.request().url()).searchParams;
    const limit = Number(query.get('limit') ?? 25);
    const shown = users
      .filter(({ username }) => username.toLowerCase().startsWith((query.get('search') ?? '').toLowerCase()))
      .toSorted((one, other) =>
        query.get('sort') === 'coins' ? other.coins - one.coins : one.id - other.id,
      );
    const headers = { 'X-Total-Count': '1284', Link: '</api/admin/users?cursor=abc>; rel="next"' };
    await route.fulfill({ json: shown.slice(0, limit), headers });
  });
  await page.route(/\/api\/admin\/users\/\d+$/, (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    return route.fulfill({ json: users.find((user) => user.id === id) });
  });
  await page.route('**/api/admin/coins/distribution', (route) => route.fulfill({ json: DISTRIBUTION }));
}

/** Action, target, affected user, details and age in hours, newest first. */
const ACTIONS = /** @type {const} */ ([
  ['users.coins_changed', 'user', 'Kessel', { amount: -100, reason: 'Double prize, race of May 01' }, 0.2],
  ['rounds.voided', 'round', 'Ooze_42', { reason: 'A script played it' }, 3],
  ['chat.member_muted', 'user', 'Ooze_42', { minutes: 1440, reason: null }, 4],
  ['settings.changed', 'settings', null, { dailyBonus: '25' }, 26],
  ['users.admin_granted', 'user', 'Halley', {}, 49],
  ['livestream.open', 'livestream', null, {}, 70],
  ['users.one_time_password', 'user', 'Miri_V', {}, 90],
]);

/**
 * Mocks an audit log with entries.
 *
 * @param {Page} page
 */
export async function withAuditLog(page) {
  const lines = ACTIONS.map(([action, targetType, about, details, hours], index) => ({
    id: 90 - index,
    adminId: 1,
    admin: index % 3 === 2 ? 'Halley' : 'Zorblax',
    action,
    targetType,
    targetId: '4',
    aboutUserId: about === null ? null : 4,
    about,
    details,
    createdAt: new Date(Date.now() - (hours * DAY_MS) / 24).toISOString(),
  }));
  const headers = { Link: '</api/admin/audit?limit=20&before=84>; rel="next"' };
  await page.route(/\/api\/admin\/audit/, (route) => route.fulfill({ json: lines, headers }));
}
