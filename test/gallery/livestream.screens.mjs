import { asStreamingAdmin, ON_AIR, withLivestream } from './stubbed-stream.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

/**
 * Reopens the page with changes to the server's answer.
 *
 * @param {Page} page
 * @param {Record<string, unknown>} changes
 */
async function show(page, changes) {
  await withLivestream(page, changes);
  await page.reload();
  await page.getByRole('heading', { name: 'Race Details' }).waitFor();
}

/**
 * Opens the studio, which only admins see.
 *
 * @param {Page} page
 * @param {Record<string, unknown>} [input]
 */
async function showStudio(page, input) {
  await asStreamingAdmin(page, input);
  await show(page, {});
  await page.getByRole('button', { name: 'Stream from here' }).click();
  await page.getByRole('heading', { name: 'Streaming Guide' }).waitFor();
}

const NO_INPUT = {
  isConnected: false,
  since: null,
  width: null,
  height: null,
  fps: null,
  videoBitsPerSecond: null,
  audioBitsPerSecond: null,
  previewPlaylist: null,
};

const SOON = { title: 'Sunday Night Series', game: 'Alien Racing' };
const NOTHING_PLANNED = { nextStream: null, schedule: [], standings: [], events: [] };

/** @type {GalleryScreen[]} */
export const LIVESTREAM_SCREENS = [
  { name: 'livestream-offline', path: '/livestream', as: 'member' },
  {
    name: 'livestream-upcoming',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      const startsAt = new Date(Date.now() + 14 * 60_000).toISOString();
      await show(page, { state: 'upcoming', viewers: 14, nextStream: { ...SOON, startsAt } });
    },
  },
  {
    name: 'livestream-live',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await show(page, ON_AIR);
      await page.getByText('360p').waitFor();
    },
  },
  {
    name: 'livestream-lower',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await show(page, {});
      await page.getByRole('heading', { name: 'Connect With Us' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'livestream-ended',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => show(page, { state: 'ended' }),
  },
  {
    name: 'livestream-admin',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    isOtherOnPhone: true,
    prepare: (page) => showStudio(page, NO_INPUT),
  },
  {
    name: 'livestream-admin-preview',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await showStudio(page);
      await page.getByText('360p').waitFor();
    },
  },
  {
    name: 'livestream-empty',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => show(page, NOTHING_PLANNED),
  },
  {
    name: 'livestream-error',
    path: '/livestream',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/livestream', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
