import type { Page } from '@playwright/test';
import { findings } from './access-findings.js';
import { inTouch, newCredentials, openAuth, openScreen } from './member.js';
import { registerDirectly, signInAsOwner } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

/** The row or card of a user in the list 'All Users'. */
const userPart = (page: Page, name: string) =>
  page.locator('.admin-users :is(tbody tr, .admin-users__cards > li)').filter({ hasText: name });

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(name);
  await expect(userPart(page, name)).toHaveCount(1);
}

test('a member is let in neither by the address nor by the API [S2.015]', async ({ page, site }) => {
  await registerDirectly(page, site);
  await openScreen(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an admin adds a user, gives them coins and rights, and deletes them [S1.14, S2.123, S4.49, S6.14]', async ({
  page,
  site,
}) => {
  await signInAsOwner(page, site);
  await openScreen(page, '/admin');
  await page.getByRole('tab', { name: 'Users' }).click();
  const { username, password } = newCredentials();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User Added').first()).toBeVisible();
  await search(page, username);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: `Modify Coins of ${username}` }).click();
  await expect(page.getByRole('combobox', { name: 'Select User' })).toHaveValue(`${username} (0 coins)`);
  await page.getByLabel('Coins Amount').fill('250');
  await page.getByRole('button', { name: 'Update Coins' }).click();
  await expect(page.getByText('User coins have been updated by 250.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Coins' })).toBeDisabled();
  expect(await findings(page)).toEqual([]);

  await page.goBack();
  await search(page, username);
  await expect(userPart(page, username)).toContainText('250');
  await page.getByRole('switch', { name: `Admin rights of ${username}` }).click();
  await expect(page.getByText('Admin Status Updated').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: `Admin rights of ${username}` })).toBeChecked();

  await page.getByRole('button', { name: `Delete User ${username}` }).click();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User Deleted').first()).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
});

test('an admin who is demoted elsewhere sees the dashboard close at once', async ({
  page,
  browser,
  site,
}) => {
  const demoted = await registerDirectly(page, site);
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const ownersPage = await context.newPage();
  await signInAsOwner(ownersPage, site);
  await openScreen(ownersPage, `/admin?tab=users&search=${demoted.username}`);
  const rights = ownersPage.getByRole('switch', { name: `Admin rights of ${demoted.username}` });
  await rights.click();
  await expect(rights).toBeChecked();

  const isInTouch = inTouch(page);
  await openScreen(page, '/admin?tab=users');
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await isInTouch;
  await rights.click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await context.close();
});

test('a one-time password lets a user in to choose another one, and nothing else', async ({
  page,
  browser,
  site,
}) => {
  const { username } = await registerDirectly(page, site);
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const ownersPage = await context.newPage();
  await signInAsOwner(ownersPage, site);
  await openScreen(ownersPage, `/admin?tab=users&search=${username}`);
  await ownersPage.getByRole('button', { name: `More about ${username}` }).click();
  await ownersPage.getByRole('menuitem', { name: 'One-time password' }).click();
  await ownersPage.getByRole('button', { name: 'Issue password' }).click();
  const password = await ownersPage.locator('.admin-users__password code').innerText();
  await context.close();

  await page.context().clearCookies();
  await openAuth(page);
  await page.getByLabel('Alien ID').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('One-time Password').fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('a password of my own');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('a password of my own');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeHidden();
  await openScreen(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
});

test('the dashboard is worked by the keyboard alone', ONE_SIZE, async ({ page, site, isMobile }) => {
  // The tabs are a column on desktop, a row on a phone.
  const next = isMobile ? 'ArrowRight' : 'ArrowDown';
  await signInAsOwner(page, site);
  await openScreen(page, '/admin');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press(next);
  await expect(page).toHaveURL('/admin?tab=users');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press(next);
  await expect(page).toHaveURL('/admin?tab=coins');
  await page.getByRole('combobox', { name: 'Select User' }).focus();
  await page.keyboard.type('over');
  await expect(page.getByRole('option')).toHaveCount(1);
  // Enter selects no user while the results belong to an earlier query.
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Select User' })).toHaveValue(/^overlord \(/);
});
