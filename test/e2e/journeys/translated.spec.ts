import type { Page } from '@playwright/test';
import { newCredentials, openAuth } from '../member.js';
import { giveCoins, registerDirectly } from '../rich-member.js';
import { expect, test } from '../site.js';
import { translate } from '../translated-page.js';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).first().press('Enter');

test('a visitor of a translated page is refused, registers, plays, races, shops and exports', async ({
  page,
  anotherPage,
  site,
}) => {
  const taken = await registerDirectly(await anotherPage(), site);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await openAuth(page);
  await translate(page);
  await press(page, 'Access Portal');
  await page.getByLabel('Alien ID').fill(taken.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await press(page, 'Access Portal');
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Register' }).click();
  const { username, password } = newCredentials();
  await page.getByLabel('Choose Alien ID').fill(taken.username);
  await expect(page.getByText(`${taken.username} is taken.`)).toBeVisible();
  await page.getByLabel('Choose Alien ID').fill(username);
  await expect(page.getByText(`${username} is free.`)).toBeVisible();
  await page.getByLabel('Create Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await press(page, 'Join The Invasion');
  await expect(page).toHaveURL('/home');
  await giveCoins(page, site, 500);

  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).press('Enter');
  await go('Games');
  await page.getByRole('link', { name: 'Play Now: Alien Clicker' }).press('Enter');
  await press(page, 'Start Game');
  await press(page, 'Pause');
  await press(page, 'Resume');
  await page.getByRole('link', { name: 'Back to Games' }).first().press('Enter');
  await press(page, 'Leave');
  await go('Racing');
  await press(page, 'Start Race');
  await expect(page.getByRole('region', { name: 'Race Stats' }).getByText('1 / 3')).toBeVisible();
  await go('Store');
  await press(page, 'Leave');
  for (const name of ['Stickers', 'Coupons', 'Add to Cart', 'Checkout']) await press(page, name);
  await expect(page.getByText('Purchase successful!').first()).toBeVisible();
  await go('Profile');
  await press(page, 'Export as JSON');
  await expect(page.getByText('This screen lost its signal')).toHaveCount(0);
  expect(errors).toEqual([]);
});
