import { busySite } from './admin-figures.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

/**
 * Opens the overview of a site that has been busy for a month.
 *
 * @param {Page} page
 */
async function openOverview(page) {
  await busySite(page);
  await page.reload();
  await page.getByText('Median balance').waitFor();
  await page.getByRole('button', { name: 'Void the round of Kessel in Alien Clicker' }).waitFor();
}

/**
 * Opens the Database tab of the same site.
 *
 * @param {Page} page
 */
async function openDatabase(page) {
  await busySite(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Migrations' }).waitFor();
}

/**
 * The statistics on the dashboard and in its Database tab.
 *
 * @type {GalleryScreen[]}
 */
export const ADMIN_OVERVIEW_SCREENS = [
  { name: 'admin-overview', path: '/admin', as: 'admin', isOpenedAnew: true, prepare: openOverview },
  {
    name: 'admin-overview-day',
    path: '/admin',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openOverview(page);
      const chart = page.getByRole('slider', { name: 'Coins earned and spent, day' });
      await chart.focus();
      for (let day = 0; day < 8; day += 1) await page.keyboard.press('ArrowLeft');
    },
  },
  {
    name: 'admin-overview-rounds',
    path: '/admin',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openOverview(page);
      await page.getByRole('heading', { name: 'Refused rounds by reason' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-overview-void',
    path: '/admin',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openOverview(page);
      await page.getByRole('button', { name: 'Void the round of Kessel in Alien Clicker' }).click();
      await page.getByRole('button', { name: 'Void Round' }).click();
      await page.getByText('Say why the round is voided.').waitFor();
    },
  },
  { name: 'admin-overview-new-site', path: '/admin', as: 'admin' },
  {
    name: 'admin-overview-loading',
    path: '/admin',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\//, () => undefined);
      await page.reload();
      await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
    },
  },
  {
    name: 'admin-overview-error',
    path: '/admin',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\//, (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    },
  },
  {
    name: 'admin-database',
    path: '/admin?tab=database',
    as: 'admin',
    isOpenedAnew: true,
    prepare: openDatabase,
  },
  {
    name: 'admin-database-differences',
    path: '/admin?tab=database',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openDatabase(page);
      await page.getByRole('button', { name: 'Reconcile now' }).click();
      await page.getByText('1 difference found.').waitFor();
    },
  },
  {
    name: 'admin-database-error',
    path: '/admin?tab=database',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\//, (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    },
  },
];
