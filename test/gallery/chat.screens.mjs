/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Help} Help */
/** @typedef {import('./screens.mjs').Page} Page */
/** @typedef {import('@playwright/test').WebSocketRoute} Socket */

/** @type {readonly [username: string, color: string, hat: string, message: string][]} */
const TALK = [
  ['Ooze_42', 'yellow', 'alien-helmet', 'free coins on my page, click click www.example.com/free'],
  ['PitBoss9', 'orange', 'cowboy-hat', 'Inside line or nothing.'],
  ['Miri_Vega', 'purple', 'halo', 'That slipstream was filthy, somebody clip it and post it everywhere'],
  ['Kessel-Run', 'black', 'none', 'New lap record: https://example.com/races/ringside-loop/2026-11-21'],
  ['Halley', 'white', 'space-helmet', 'Vote closes at the line.'],
  ['Nova_Quill', 'pink', 'crown', '@Zorblax last lap, push now!'],
  ['Tachyon', 'blue', 'space-helmet', '@Nova_Quill flags up for number seven!'],
  ['Zorblax', 'green', 'crown', 'Nobody touched my paint today.'],
];

const AVATAR = { color: 'green', hat: 'crown', face: 'cool', accessory: 'none' };

/** @param {number} index */
function messageAt(index) {
  const [username, color, hat, message] = TALK[index] ?? TALK[0];
  const createdAt = new Date(Date.now() - (TALK.length - index) * 41_000).toISOString();
  const avatar = { color, hat, face: index % 2 === 0 ? 'angry' : 'smile', accessory: 'none' };
  const isAdmin = username === 'Halley';
  const userId = username === 'Zorblax' ? 1 : index + 10;
  const base = { id: index + 1, userId, username, message, createdAt, clientId: null, isAdmin, avatar };
  return { ...base, profilePicture: null };
}

/**
 * Opens the chat with a mocked server.
 *
 * @param {Page} page
 * @param {Help} help
 * @param {boolean} isAdmin
 * @param {(say: (frame: object) => void, leave: () => void) => void} onJoin `leave`: for good
 */
async function openChat(page, { openPart }, isAdmin, onJoin) {
  const user = { id: 1, username: 'Zorblax', isAdmin, avatarCustomization: AVATAR };
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...user } });
  });
  await page.route('**/api/admin/chat/mutes**', (route) => route.fulfill({ json: [] }));
  let isGone = false;
  const leave = (/** @type {Socket} */ socket) => {
    isGone = true;
    void socket.close();
  };
  await page.routeWebSocket(/\/ws\/chat/, (socket) => {
    if (isGone) return void socket.close();
    const say = (/** @type {object} */ frame) => socket.send(JSON.stringify(frame));
    say({ type: 'status', data: { isDegraded: false, membersOnline: 184 } });
    socket.onMessage((text) => {
      if (JSON.parse(String(text)).type === 'chat_join') onJoin(say, () => leave(socket));
    });
  });
  await openPart('chat');
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
}

/** @param {(frame: object) => void} say */
const sayTalk = (say) => say({ type: 'chat_history', data: TALK.map((_line, index) => messageAt(index)) });

/** @type {GalleryScreen[]} */
export const CHAT_SCREENS = [
  {
    name: 'chat-empty',
    path: '/games',
    as: 'member',
    prepare: async (page, help) => {
      await openChat(page, help, false, (say) => say({ type: 'chat_history', data: [] }));
      await page.getByRole('heading', { name: 'No messages yet' }).waitFor();
    },
  },
  {
    name: 'chat-menu',
    path: '/games',
    as: 'member',
    prepare: async (page, help) => {
      await openChat(page, help, true, sayTalk);
      await page.getByRole('button', { name: "Actions for Nova_Quill's message" }).click();
      await page.getByRole('menuitem', { name: 'Ban from chat' }).waitFor();
    },
  },
  {
    name: 'chat-offline',
    path: '/games',
    as: 'member',
    prepare: async (page, help) => {
      await openChat(page, help, false, (say, leave) => {
        sayTalk(say);
        leave();
      });
      await page.getByText('Reconnecting to chat...').waitFor();
      await page.getByRole('textbox', { name: 'Message' }).fill('Save me a spot on the podium');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Just now (offline)').waitFor();
    },
  },
  {
    name: 'chat-muted',
    path: '/games',
    as: 'member',
    prepare: async (page, help) => {
      await openChat(page, help, false, (say) => {
        sayTalk(say);
        const until = new Date(Date.now() + 600_000).toISOString();
        say({ type: 'chat_muted', data: { until, reason: 'Let others talk for a moment.' } });
      });
      await page.getByText(/^You are muted until/).waitFor();
    },
  },
  {
    name: 'chat-degraded',
    path: '/games',
    as: 'member',
    prepare: async (page, help) => {
      await openChat(page, help, false, (say) => {
        sayTalk(say);
        say({ type: 'status', data: { isDegraded: true, membersOnline: 61 } });
      });
      await page.getByText(/^The chat is not at full strength/).waitFor();
      await page.getByRole('textbox', { name: 'Message' }).fill('On my way. '.repeat(46));
    },
  },
];
