import type { Page } from '@playwright/test';
import { pasted } from '../clipboard.js';
import { inTouch, openScreen } from '../member.js';
import { DOT } from '../pictures.js';
import { registerDirectly, signInAsOwner } from '../rich-member.js';
import { expect, type Site, test } from '../site.js';

/** Signs in as the site's owner and opens a tab of the dashboard. */
async function openTab(page: Page, site: Site, tab: string): Promise<void> {
  await signInAsOwner(page, site);
  await openScreen(page, `/admin?tab=${tab}`);
}

/** Opens a page as a new member and waits until it receives the server's messages. */
async function openAsMember(page: Page, site: Site, path: string): Promise<Page> {
  await registerDirectly(page, site);
  const isInTouch = inTouch(page);
  await openScreen(page, path);
  await isInTouch;
  return page;
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });

test('a notice stands on open pages at once, and a closed registration lets nobody new in', async ({
  page,
  anotherPage,
  site,
}) => {
  const member = await openAsMember(await anotherPage(), site, '/games');
  await openTab(page, site, 'settings');
  await page.getByLabel('Site name').fill('Grey Squad');
  await page.getByLabel('Registration').selectOption('closed');
  await page.getByLabel(/^Maintenance notice/).fill('We are back at noon.');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await expect(member.getByText('We are back at noon.')).toBeVisible();
  await expect(member).toHaveTitle('Games · Grey Squad');

  const visitor = await anotherPage();
  await openScreen(visitor, '/auth');
  await visitor.getByRole('tab', { name: 'Register' }).click();
  await expect(visitor.getByText(/^New accounts cannot be made at the moment/)).toBeVisible();

  await page.getByLabel('Site name').fill('Alien Squad');
  await page.getByLabel('Registration').selectOption('open');
  await page.getByLabel(/^Maintenance notice/).fill('');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(member.getByText('We are back at noon.')).toBeHidden();
  await expect(page.getByText(/^Changed last by overlord/)).toBeVisible();
});

test('a sticker is made, sold, retired and sold again, open stores follow, and the second of two admins is told of the first', async ({
  page,
  anotherPage,
  site,
}) => {
  const member = await openAsMember(await anotherPage(), site, '/store?category=stickers');
  await openTab(page, site, 'store');
  const name = `Comet ${Date.now()}`;
  await page.getByRole('button', { name: 'Add Sticker' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Passes once.');
  await page.getByLabel('Price in coins').fill('60');
  await page.getByLabel('Picture file').setInputFiles(DOT);
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(member.getByText(name)).toBeVisible();
  const picture = page.locator('.store-item', { hasText: name }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);

  const edit = async (admin: Page, price: string): Promise<void> => {
    await admin.getByRole('button', { name: `Edit ${name}` }).click();
    await admin.getByLabel('Price in coins').fill(price);
  };
  await edit(page, '70');
  const second = await page.context().newPage();
  await openScreen(second, '/admin?tab=store');
  await edit(second, '80');
  await save(second).click();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await second.close();
  await save(page).click();
  await page.getByRole('button', { name: 'Show the saved version' }).click();
  await expect(page.getByLabel('Price in coins')).toHaveValue('80');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const retire = async (): Promise<void> => {
    await page.getByRole('button', { name: `Retire ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click();
    await expect(page.getByRole('button', { name: `Sell ${name} again` })).toBeVisible();
    await expect(member.getByText(name)).toHaveCount(0);
  };
  await retire();
  await page.getByRole('button', { name: `Sell ${name} again` }).click();
  await expect(member.getByText(name)).toBeVisible();
  // Other tests check the items of the store.
  await retire();
});

test('address and key are copied, the stream is started and ended, and members see what is planned [S2.126, S2.127, S2.129]', async ({
  page,
  anotherPage,
  site,
}) => {
  const copied = expect.poll(() => pasted(page));
  await openTab(page, site, 'streaming');
  await page.getByRole('button', { name: 'Copy stream address' }).click();
  await expect(page.getByText('RTMP URL copied to clipboard').first()).toBeVisible();
  await copied.toMatch(/^rtmp:\/\/.+\/live$/);
  await page.getByRole('button', { name: 'Copy stream key' }).click();
  await expect(page.getByText('Stream key copied to clipboard').first()).toBeVisible();
  await copied.toMatch(/^main\?key=.{20,}$/);

  const control = page.getByRole('region', { name: 'Stream Control' });
  await control.getByRole('button', { name: 'Start Stream' }).click();
  await control.getByRole('button', { name: 'End Stream' }).click();
  await expect(control.getByRole('button', { name: 'Start Stream' })).toBeVisible();

  const title = `Gala ${Date.now()}`;
  await page.getByRole('button', { name: 'Add a stream' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Begins').fill('2098-05-05T15:00');
  await save(page).click();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
  await page.getByRole('button', { name: 'Add an announcement' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill('Everybody is invited.');
  await save(page).click();
  await expect(page.getByRole('region', { name: 'Announcements' }).getByText(title)).toBeVisible();

  const member = await openAsMember(await anotherPage(), site, '/home');
  await member.getByRole('button', { name: 'Skip' }).click();
  await expect(member.getByText(title).first()).toBeVisible();
});
