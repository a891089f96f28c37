import type { Browser, Page } from '@playwright/test';
import { findings } from './access-findings.js';
import { pasted } from './clipboard.js';
import { inTouch, openScreen } from './member.js';
import { registerDirectly, signInAsOwner } from './rich-member.js';
import { expect, ONE_SIZE, type Site, test } from './site.js';

/** A picture of one violet pixel. */
const PICTURE = {
  name: 'comet.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Signs in as the site's owner and opens a tab of the dashboard. */
async function openTab(page: Page, site: Site, tab: string): Promise<void> {
  await signInAsOwner(page, site);
  await openScreen(page, `/admin?tab=${tab}`);
}

/** Opens a page as a new member and waits until it receives the server's messages. */
async function pageOfMember(browser: Browser, site: Site, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await registerDirectly(page, site);
  const isInTouch = inTouch(page);
  await openScreen(page, path);
  await isInTouch;
  return page;
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });

test('a notice stands on open pages at once, and a closed registration lets nobody new in', async ({
  page,
  browser,
  site,
}) => {
  const member = await pageOfMember(browser, site, '/games');
  await openTab(page, site, 'settings');
  await page.getByLabel('Site name').fill('Grey Squad');
  await page.getByLabel('Registration').selectOption('closed');
  await page.getByLabel(/^Maintenance notice/).fill('We are back at noon.');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(member.getByText('We are back at noon.')).toBeVisible();
  await expect(member).toHaveTitle('Games · Grey Squad');

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await openScreen(visitor, '/auth');
  await visitor.getByRole('tab', { name: 'Register' }).click();
  await expect(visitor.getByText(/^New accounts cannot be made at the moment/)).toBeVisible();
  const refused = await visitor.request.post('/api/register', {
    data: { username: 'latecomer', password: 'a password of length' },
    headers: { Origin: site.url },
  });
  expect(refused.status()).toBe(403);

  await page.getByLabel('Site name').fill('Alien Squad');
  await page.getByLabel('Registration').selectOption('open');
  await page.getByLabel(/^Maintenance notice/).fill('');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(member.getByText('We are back at noon.')).toBeHidden();
  await expect(page.getByText(/^Changed last by overlord/)).toBeVisible();
  await Promise.all([member.context().close(), visitor.context().close()]);
});

test('a sticker is made, sold, retired and sold again, and open stores follow', async ({
  page,
  browser,
  site,
}) => {
  const member = await pageOfMember(browser, site, '/store?category=stickers');
  await openTab(page, site, 'store');
  const name = `Comet ${Date.now()}`;
  await page.getByRole('button', { name: 'Add Sticker' }).click();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Passes once.');
  await page.getByLabel('Price in coins').fill('60');
  await page.getByLabel('Picture file').setInputFiles(PICTURE);
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(member.getByText(name)).toBeVisible();
  const picture = page.locator('.store-item', { hasText: name }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);

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
  expect(await findings(page)).toEqual([]);
  await member.context().close();
});

test('address and key are copied, the stream is started and ended, and members see what is planned [S2.126, S2.127, S2.129]', async ({
  page,
  browser,
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
  expect(await findings(page)).toEqual([]);

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

  const member = await pageOfMember(browser, site, '/home');
  await expect(member.getByText(title).first()).toBeVisible();
  await member.context().close();
});

test('two admins who edit one list keep what both have done', ONE_SIZE, async ({ page, browser, site }) => {
  await openTab(page, site, 'streaming');
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await openTab(other, site, 'streaming');
  const names = [`Ada ${Date.now()}`, `Bea ${Date.now()}`];
  for (const [admin, name] of [
    [page, names[0] ?? ''],
    [other, names[1] ?? ''],
  ] as const) {
    await admin.getByRole('button', { name: 'Add a racer' }).click();
    await admin.getByRole('textbox', { name: 'Racer' }).fill(name);
  }
  await save(page).click();
  await expect(page.getByRole('button', { name: `Edit ${names[0]}` })).toBeVisible();
  await save(other).click();
  for (const name of names) await expect(other.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
  await other.context().close();
});
