import { withAuditLog, withManyUsers } from './admin-users.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

/**
 * Opens the user list of a site with many users.
 *
 * @param {Page} page
 */
async function openUsers(page) {
  await withManyUsers(page);
  await page.reload();
  await page.getByRole('button', { name: 'Delete User Kessel' }).waitFor();
}

/**
 * Opens the Coins tab of a site with many users and selects one.
 *
 * @param {Page} page
 */
async function openCoins(page) {
  await withManyUsers(page);
  await page.reload();
  await page.getByText('Top 1% hold').waitFor();
  await page.locator('input[value^="Kessel"]').waitFor();
}

/** @type {GalleryScreen[]} */
export const ADMIN_SCREENS = [
  { name: 'admin-denied', path: '/admin', as: 'member' },
  { name: 'admin-users', path: '/admin?tab=users', as: 'admin', isOpenedAnew: true, prepare: openUsers },
  {
    name: 'admin-users-list',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openUsers(page);
      await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-users-refused',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openUsers(page);
      await page.getByLabel('Username').fill('ab');
      await page.getByRole('button', { name: 'Add User' }).click();
      await page.getByText('Validation Error').first().waitFor();
    },
  },
  {
    name: 'admin-users-delete',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openUsers(page);
      await page.getByRole('button', { name: 'Delete User Ooze_42' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-users-menu',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openUsers(page);
      await page.getByRole('button', { name: 'More about Kessel' }).click();
      await page.getByRole('menuitem', { name: 'One-time password' }).waitFor();
    },
  },
  {
    name: 'admin-users-one-time-password',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openUsers(page);
      await page.route('**/one-time-password', (route) =>
        route.fulfill({ status: 201, json: { password: 'h7mkx3qd9stb2wfe' } }),
      );
      await page.getByRole('button', { name: 'More about Kessel' }).click();
      await page.getByRole('menuitem', { name: 'One-time password' }).click();
      await page.getByRole('button', { name: 'Issue password' }).click();
      await page.getByRole('button', { name: 'Done' }).waitFor();
    },
  },
  {
    name: 'admin-users-nobody',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.goto('/admin?tab=users&search=xyz');
      await page.getByText('No users found').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-users-error',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\/users/, (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'admin-users-loading',
    path: '/admin?tab=users',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\/users/, () => undefined);
      await page.reload();
      await page.getByRole('heading', { name: 'All Users' }).waitFor();
    },
  },
  {
    name: 'admin-coins',
    path: '/admin?tab=coins&user=4',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openCoins(page);
      await page.getByLabel('Coins Amount').fill('-100');
      await page.getByLabel('Reason (optional)').fill('Double prize, race of May 01');
    },
  },
  {
    name: 'admin-coins-choosing',
    path: '/admin?tab=coins&user=4',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openCoins(page);
      await page.getByRole('combobox', { name: 'Select User' }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'admin-coins-too-few',
    path: '/admin?tab=coins&user=4',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openCoins(page);
      await page.getByLabel('Coins Amount').fill('-400');
      await page.getByRole('button', { name: 'Update Coins' }).click();
      await page.getByText('no more than that can be taken away').waitFor();
    },
  },
  {
    name: 'admin-coins-distribution',
    path: '/admin?tab=coins&user=4',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await openCoins(page);
      await page.getByRole('heading', { name: 'Users and their coins' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-coins-error',
    path: '/admin?tab=coins',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route(/\/api\/admin\/(users|coins|settings)/, (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    },
  },
  {
    name: 'admin-audit',
    path: '/admin?tab=settings',
    as: 'admin',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withAuditLog(page);
      await page.reload();
      await page.getByText('Double prize, race of May 01').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-audit-nothing',
    path: '/admin?tab=settings',
    as: 'admin',
    prepare: async (page) => {
      await page.getByLabel('About user').fill('nobody');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByText('No administrator did anything like that.').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'new-password',
    path: '/home',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/user', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), mustChangePassword: true } });
      });
      await page.reload();
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    },
  },
];
