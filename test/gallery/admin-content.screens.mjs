import { withLivestream } from './stubbed-stream.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

const PLAYLIST = `/livestream/${'0'.repeat(32)}/index.m3u8`;

/** The input from an encoder that has a picture. */
const ENCODER = {
  isRunning: true,
  isConnected: true,
  since: new Date(Date.now() - 1_122_000).toISOString(),
  width: 1920,
  height: 1080,
  fps: 60,
  videoBitsPerSecond: 5_864_000,
  audioBitsPerSecond: 160_000,
  previewPlaylist: PLAYLIST,
  lastProblem: null,
};

const NOTHING = {
  isConnected: false,
  since: null,
  width: null,
  height: null,
  fps: null,
  videoBitsPerSecond: null,
  audioBitsPerSecond: null,
  previewPlaylist: null,
};

/**
 * Reopens the Streaming tab with changes to the server's answer. The address is fixed, so that pictures are
 * comparable.
 *
 * @param {Page} page
 * @param {Record<string, unknown>} changes
 */
async function openStreaming(page, changes) {
  await withLivestream(page, {});
  await page.route('**/api/admin/livestream', async (route) => {
    const answer = await (await route.fetch()).json();
    const address = 'rtmp://live.aliensquad.example:1935/live';
    await route.fulfill({ json: { ...answer, address, ...changes } });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Stream Control' }).waitFor();
  await page.getByRole('button', { name: 'Edit Sunday Night Series' }).first().waitFor();
}

/** @type {GalleryScreen[]} */
const STREAMING_SCREENS = [
  {
    name: 'admin-streaming',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openStreaming(page, { ingest: ENCODER, viewers: 0 });
      await page.getByText('360p').waitFor();
    },
  },
  {
    name: 'admin-streaming-live',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openStreaming(page, { state: 'live', isOpen: true, ingest: ENCODER, viewers: 256 });
      await page.getByText('360p').waitFor();
    },
  },
  {
    name: 'admin-streaming-no-input',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      const lastProblem = {
        code: 'wrong_key',
        message: 'The stream key was wrong.',
        at: '2026-11-20T20:00:00.000Z',
      };
      await openStreaming(page, { ingest: { ...ENCODER, ...NOTHING, lastProblem } });
      await page.getByText('No picture arrives').waitFor();
    },
  },
  {
    name: 'admin-streaming-lower',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openStreaming(page, { ingest: ENCODER });
      await page.getByRole('heading', { name: 'League Standings' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-streaming-empty',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      const nothing = { version: 1, rows: [] };
      await page.route('**/api/admin/announcements?**', (route) => route.fulfill({ json: [] }));
      await page.route('**/api/admin/livestream', async (route) => {
        const answer = await (await route.fetch()).json();
        const lists = { events: nothing, schedule: nothing, standings: nothing };
        await route.fulfill({ json: { ...answer, ...lists, streamKey: null } });
      });
      await page.reload();
      await page.getByText('No upcoming streams').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-streaming-new-key',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openStreaming(page, { ingest: ENCODER });
      await page.getByRole('button', { name: 'New Key' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-streaming-edit',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openStreaming(page, { ingest: ENCODER });
      await page.getByRole('button', { name: 'Add a stream' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Title is required').waitFor();
    },
  },
  {
    name: 'admin-streaming-error',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/admin/livestream', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];

/** @type {GalleryScreen[]} */
const STORE_SCREENS = [
  {
    name: 'admin-store',
    path: '/admin?tab=store',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/admin/store/items?**', async (route) => {
        const items = await (await route.fetch()).json();
        const retired = items.map((item, index) => (index === 2 ? { ...item, isOnSale: false } : item));
        await route.fulfill({ json: retired });
      });
      await page.reload();
      await page.getByRole('button', { name: 'Sell Space Helmet again' }).waitFor();
    },
  },
  {
    name: 'admin-store-empty',
    path: '/admin?tab=store',
    as: 'admin',
    prepare: async (page) => {
      await page.getByLabel('Search by name').fill('Sombrero');
      await page.getByText('No items found').waitFor();
    },
  },
  {
    name: 'admin-store-retire',
    path: '/admin?tab=store',
    as: 'admin',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Retire Royal Crown' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-store-add',
    path: '/admin?tab=store',
    as: 'admin',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add Sticker' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('A new sticker needs a picture').waitFor();
    },
  },
  {
    name: 'admin-store-overtaken',
    path: '/admin?tab=store',
    as: 'admin',
    prepare: async (page) => {
      const body = { status: 409, code: 'store.item_changed', message: 'Somebody else was faster.' };
      await page.route(/\/api\/admin\/store\/items\/\d+$/, (route) =>
        route.fulfill({ status: 409, json: body }),
      );
      await page.getByRole('button', { name: 'Edit Royal Crown' }).click();
      await page.getByLabel('Price in coins').fill('900');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Show the saved version' }).waitFor();
    },
  },
  {
    name: 'admin-store-error',
    path: '/admin?tab=store',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/admin/store/items?**', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
];

/** @type {GalleryScreen[]} */
const SETTINGS_SCREENS = [
  { name: 'admin-settings', path: '/admin?tab=settings', as: 'admin' },
  {
    name: 'admin-settings-mistakes',
    path: '/admin?tab=settings',
    as: 'admin',
    prepare: async (page) => {
      await page.getByLabel('Site name').fill('');
      await page.getByLabel('Community chat').fill('http://chat.example');
      await page.getByLabel('Messages').fill('99');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await page.getByText('Site name is required').waitFor();
    },
  },
  {
    name: 'admin-settings-overtaken',
    path: '/admin?tab=settings',
    as: 'admin',
    prepare: async (page) => {
      const body = { status: 409, code: 'settings.changed', message: 'Somebody else was faster.' };
      await page.route('**/api/admin/settings', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: body }) : route.continue(),
      );
      await page.getByLabel('Site name').fill('Grey Squad');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await page.getByRole('button', { name: 'Show the saved version' }).waitFor();
    },
  },
  {
    name: 'admin-settings-error',
    path: '/admin?tab=settings',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'site-notice',
    path: '/games',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/site', async (route) => {
        const site = await (await route.fetch()).json();
        const maintenanceNotice = 'We move to a faster server tonight at 22:00 UTC. Rounds are kept.';
        await route.fulfill({ json: { ...site, maintenanceNotice } });
      });
      await page.reload();
      await page.getByText(/^We move to a faster server/).waitFor();
    },
  },
  {
    name: 'auth-register-closed',
    path: '/auth',
    as: 'visitor',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/site', async (route) => {
        const site = await (await route.fetch()).json();
        await route.fulfill({ json: { ...site, isRegistrationOpen: false } });
      });
      await page.reload();
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByText(/^New accounts cannot be made/).waitFor();
    },
  },
];

/** The stream, the store and the settings as admins see them, and the effects of settings on members. */
export const ADMIN_CONTENT_SCREENS = [...STREAMING_SCREENS, ...STORE_SCREENS, ...SETTINGS_SCREENS];
