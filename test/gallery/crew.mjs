/** @typedef {import('./screens.mjs').Page} Page */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** @param {number} passedMs */
const ago = (passedMs) => new Date(Date.now() - passedMs).toISOString();

/** Name, colour, hat, face, accessory of each; their ids are 501, 502 and so on. */
const MEMBERS = [
  ['Nova_Quill', 'pink', 'crown', 'smile', 'none'],
  ['PitBoss9', 'orange', 'cowboy-hat', 'cool', 'none'],
  ['Tachyon', 'blue', 'space-helmet', 'smile', 'none'],
  ['Miri_V', 'purple', 'halo', 'surprised', 'none'],
  ['Halley', 'white', 'none', 'cool', 'glasses'],
  ['Kessel', 'black', 'none', 'alien', 'none'],
  ['Ooze_42', 'yellow', 'alien-helmet', 'angry', 'none'],
];

/** @param {number} index */
function member(index) {
  const [username, color, hat, face, accessory] = MEMBERS[index] ?? [];
  return { userId: 501 + index, username, avatar: { color, hat, face, accessory }, profilePicture: null };
}

const LOVE = { itemType: 'sticker', itemId: 'alien-love', name: 'Love' };

/** @param {string} message */
const lastMessage = (message, isMine = false, gift = /** @type {typeof LOVE | null} */ (null)) => ({
  message,
  isMine,
  gift,
  createdAt: ago(HOUR_MS),
});

const friend = (/** @type {number} */ index, /** @type {object} */ rest) => ({
  ...member(index),
  isOnline: false,
  lastSeen: ago(2 * DAY_MS),
  playing: null,
  unread: 0,
  lastMessage: null,
  ...rest,
});

/** Returns a friends list with a request, as the server does. */
const crewList = () => ({
  friends: [
    friend(4, { lastSeen: ago(3 * HOUR_MS) }),
    friend(5, {}),
    friend(3, { isOnline: true, unread: 1, lastMessage: lastMessage('', false, LOVE) }),
    friend(0, {
      isOnline: true,
      playing: 'Alien Racing',
      unread: 2,
      lastMessage: lastMessage('Last one on the grid buys the coupons!'),
    }),
    friend(1, { isOnline: true, playing: 'Memory Match' }),
    friend(2, { isOnline: true, lastMessage: lastMessage('see you on the grid', true) }),
  ],
  requests: [{ ...member(6), createdAt: ago(2 * MINUTE_MS) }],
  sent: [],
});

/** Returns the conversation with the first friend, newest first. */
function talk() {
  const lines = [
    { message: 'Did you see the new crown in the store?' },
    { message: 'Bought it this morning. Third place never looked better.', isMine: true },
    { gift: LOVE },
    { message: 'You are the best. Racing tonight?', isMine: true },
    { message: 'Already warming up the pod.' },
    { message: 'Last one on the grid buys the coupons!' },
  ];
  return lines
    .map((line, index) => ({
      id: 900 + index,
      isMine: false,
      message: '',
      clientId: null,
      gift: null,
      ...line,
      createdAt: ago((lines.length - index) * MINUTE_MS),
      readAt: ago(MINUTE_MS),
    }))
    .toReversed();
}

function told() {
  const notifications = [
    {
      type: 'friend_request',
      content: 'Ooze_42 wants to be friends',
      username: 'Ooze_42',
      passed: 2 * MINUTE_MS,
    },
    {
      type: 'overtaken',
      content: 'Tachyon overtook you on the leaderboard of Alien Clicker',
      username: 'Tachyon',
      passed: 41 * MINUTE_MS,
    },
    { type: 'gift', content: 'Nova_Quill gave you a Love sticker', username: 'Nova_Quill', passed: HOUR_MS },
    { type: 'friend_accepted', content: 'Miri_V is your friend now', username: 'Miri_V', passed: DAY_MS },
    { type: 'coins', content: 'You were given 250 coins: For the design contest', passed: DAY_MS },
  ];
  return notifications.map(({ passed, username, ...notification }, index) => ({
    ...notification,
    id: 100 - index,
    data: { userId: 501, ...(username && { username }) },
    read: index > 2,
    createdAt: ago(passed),
  }));
}

/**
 * Mocks a member with friends and reopens the page.
 *
 * @param {Page} page
 */
export async function withCrew(page) {
  await page.route('**/api/friends', (route) => route.fulfill({ json: crewList() }));
  await page.route('**/api/friends/501/messages?*', (route) => route.fulfill({ json: talk() }));
  await page.route('**/api/notifications?*', (route) => route.fulfill({ json: told() }));
  const summary = { unread: 3, friendRequests: 1, unreadMessages: 3 };
  await page.route('**/api/notifications/summary', (route) => route.fulfill({ json: summary }));
  await page.reload();
}
