import type { Page } from '@playwright/test';
import { inTouch, newCredentials, openAuth, openScreen } from '../member.js';
import { post, signInAsOwner } from '../rich-member.js';
import { expect, test } from '../site.js';

/** The row of a user in the list 'All Users'. */
const rowOf = (page: Page, name: string) => page.locator('.admin-users tbody tr').filter({ hasText: name });

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(name);
  // A search still to come would bring the list back after the next click.
  await expect(page).toHaveURL(new RegExp(`search=${name}`));
  await expect(rowOf(page, name)).toHaveCount(1);
}

test('an admin adds a user, gives them coins and rights, takes the rights, which closes their dashboard, and deletes them [S1.14, S2.123, S4.49, S6.14]', async ({
  page,
  anotherPage,
  site,
}) => {
  await signInAsOwner(page, site);
  await openScreen(page, '/admin');
  await page.getByRole('tab', { name: 'Users' }).click();
  const credentials = newCredentials();
  const { username, password } = credentials;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User Added').first()).toBeVisible();
  await search(page, username);

  await page.getByRole('link', { name: `Modify Coins of ${username}` }).click();
  await expect(page.getByRole('combobox', { name: 'Select User' })).toHaveValue(`${username} (0 coins)`);
  await page.getByLabel('Coins Amount').fill('250');
  await page.getByRole('button', { name: 'Update Coins' }).click();
  await expect(page.getByText('User coins have been updated by 250.').first()).toBeVisible();
  await page.goBack();
  await search(page, username);
  await expect(rowOf(page, username)).toContainText('250');

  const rights = page.getByRole('switch', { name: `Admin rights of ${username}` });
  await rights.click();
  await expect(page.getByText('Admin Status Updated').first()).toBeVisible();
  await expect(rights).toBeChecked();
  const promoted = await anotherPage();
  await post(promoted, site, '/api/login', credentials);
  const isInTouch = inTouch(promoted);
  await openScreen(promoted, '/admin?tab=users');
  await expect(promoted.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await isInTouch;
  await rights.click();
  await expect(promoted.getByRole('heading', { name: 'Access Denied' })).toBeVisible();

  await page.getByRole('button', { name: `Delete User ${username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User Deleted').first()).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
});

test('a one-time password lets a user in to choose another one, and nothing else', async ({
  page,
  anotherPage,
  site,
}) => {
  const user = await anotherPage();
  const credentials = newCredentials();
  await post(user, site, '/api/register', credentials);
  const { username } = credentials;
  await signInAsOwner(page, site);
  await openScreen(page, `/admin?tab=users&search=${username}`);
  await page.getByRole('button', { name: `More about ${username}` }).click();
  await page.getByRole('menuitem', { name: 'One-time password' }).click();
  await page.getByRole('button', { name: 'Issue password' }).click();
  const password = await page.locator('.admin-users__password code').innerText();

  await user.context().clearCookies();
  await openAuth(user);
  await user.getByLabel('Alien ID').fill(username);
  await user.getByLabel('Password', { exact: true }).fill(password);
  await user.getByRole('button', { name: 'Access Portal' }).click();
  await expect(user.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await user.getByLabel('One-time Password').fill(password);
  await user.getByLabel('New Password', { exact: true }).fill('a password of my own');
  await user.getByLabel('Confirm New Password', { exact: true }).fill('a password of my own');
  await user.getByRole('button', { name: 'Update Password' }).click();
  await expect(user.getByRole('heading', { name: 'Choose a new password' })).toBeHidden();
  await openScreen(user, '/profile');
  await expect(user.getByRole('heading', { level: 1, name: username })).toBeVisible();
});
