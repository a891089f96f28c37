import { busySite } from './admin-figures.mjs';
import { withManyUsers } from './admin-users.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

/**
 * Returns a tab whose server never answers.
 *
 * @param {string} tab
 * @returns {GalleryScreen}
 */
function loading(tab) {
  return {
    name: `admin-${tab}-loading`,
    path: `/admin?tab=${tab}`,
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\//, () => undefined);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  };
}

/** @type {GalleryScreen[]} */
const USERS_SCREENS = [
  {
    name: 'admin-users-owner-denied',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withManyUsers(page);
      await page.reload();
      await page.getByRole('switch', { name: 'Admin rights of Zorblax' }).click({ force: true });
      await page.getByText('The site owner must remain an administrator.').first().waitFor();
    },
  },
  {
    name: 'admin-users-sign-out',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withManyUsers(page);
      await page.reload();
      await page.getByRole('button', { name: 'More about Kessel' }).click();
      await page.getByRole('menuitem', { name: 'Sign out all devices' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

/** @type {GalleryScreen[]} */
const COINS_SCREENS = [
  {
    name: 'admin-coins-failed',
    path: '/admin?tab=coins&user=4',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withManyUsers(page);
      await page.route('**/api/admin/users/4/coins', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.locator('input[value^="Kessel"]').waitFor();
      await page.getByLabel('Coins Amount').fill('100');
      await page.getByRole('button', { name: 'Update Coins' }).click();
      await page.getByText('Error Modifying Coins').first().waitFor();
    },
  },
];

/** @type {GalleryScreen[]} */
const STREAMING_SCREENS = [
  {
    name: 'admin-streaming-limits',
    path: '/admin?tab=streaming',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/admin/settings', async (route) => {
        const settings = await (await route.fetch()).json();
        const stream = { maxHeight: 720, maxBitsPerSecond: 3_000_000 };
        await route.fulfill({ json: { ...settings, stream } });
      });
      await page.reload();
      await page.getByText('Target 2,800').waitFor();
    },
  },
  {
    name: 'admin-streaming-race',
    path: '/admin?tab=streaming',
    as: 'admin',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit the race details' }).click();
      await page.getByLabel('Fastest lap (optional)').fill('soon');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Minutes and seconds, such as 0:14.2').waitFor();
    },
  },
];

/**
 * @param {import('./screens.mjs').Page} page
 * @param {string[]} problems
 * @param {number} freeBytes
 */
async function withStorage(page, problems, freeBytes) {
  await page.route('**/api/admin/database/storage', (route) =>
    route.fulfill({ json: { problems, freeBytes } }),
  );
}

/** @type {GalleryScreen[]} */
const OTHER_SCREENS = [
  {
    name: 'admin-database-agrees',
    path: '/admin?tab=database',
    as: 'admin',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reconcile now' }).click();
      await page.getByText('Everything agrees.').waitFor();
    },
  },
  {
    name: 'admin-database-tables',
    path: '/admin?tab=database',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await busySite(page);
      await page.reload();
      await page.getByRole('heading', { name: 'Migrations' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-storage-low',
    path: '/admin',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await busySite(page);
      await withStorage(page, ['low'], 412_000_000);
      await page.reload();
      await page.getByText('The disk is nearly full (412 MB left)').waitFor();
    },
  },
  {
    name: 'admin-storage-failing',
    path: '/admin?tab=database',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await busySite(page);
      await withStorage(page, ['write', 'space', 'damaged'], 4_100_000);
      await page.reload();
      await page.getByText('Needs attention').waitFor();
    },
  },
  {
    name: 'admin-audit-error',
    path: '/admin?tab=settings',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\/audit/, (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByText('The audit log could not be loaded.').scrollIntoViewIfNeeded();
    },
  },
];

/** The admin screens while loading and after errors. */
export const ADMIN_STATES_SCREENS = [
  ...['coins', 'streaming', 'store', 'settings'].map(loading),
  ...USERS_SCREENS,
  ...COINS_SCREENS,
  ...STREAMING_SCREENS,
  ...OTHER_SCREENS,
];
