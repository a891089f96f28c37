import type { BrowserContext, Locator, Page } from '@playwright/test';
import { post, registerDirectly, saveUp } from './rich-member.js';
import { expect, test } from './site.js';
import type { Site } from './site.js';

test.use({ hasDailyBonus: true });

const browsers: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(browsers.splice(0).map((context) => context.close()));
});

/** Opens a page of the same size in a new browser context. */
async function anotherBrowser(page: Page, site: Site, isMobile: boolean): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const size = { viewport: page.viewportSize(), isMobile, hasTouch: isMobile };
  const context = await browser.newContext({ baseURL: site.url, ...size });
  browsers.push(context);
  return context.newPage();
}

/** Buys two Love stickers with the coins of a few daily bonuses. */
async function buyStickers(page: Page, site: Site): Promise<void> {
  await saveUp(page, site, 150);
  const items = (await (await page.request.get('/api/store/items')).json()) as { id: number }[];
  const love = items.find(({ id }) => id === 22) as Record<string, unknown> | undefined;
  const { itemType: _type, itemId: _id, ...line } = love ?? {};
  await post(
    page,
    site,
    '/api/store/purchase',
    { items: [{ ...line, quantity: 2 }], totalCost: 150 },
    { 'Idempotency-Key': 'two-love-stickers' },
  );
}

const visible = (locator: Locator) => locator.filter({ visible: true }).first();
const bell = (page: Page, name: string | RegExp) => visible(page.getByRole('button', { name }));
const friend = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

async function openGifts(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (!isMobile) return page.getByRole('button', { name: 'Give a Copy' }).click();
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Give a Copy' }).click();
}

test('two members become friends, write, see what was read, and give a copy', async ({
  page: nova,
  site,
  isMobile,
}) => {
  const { username: novaName } = await registerDirectly(nova, site);
  const ooze = await anotherBrowser(nova, site, isMobile);
  const { username: oozeName } = await registerDirectly(ooze, site);
  await ooze.goto('/home');
  await expect(bell(ooze, 'Notifications')).toBeVisible();

  // One member sends a request; the other is notified on their current screen and accepts.
  await nova.goto('/friends');
  await nova.getByRole('textbox', { name: 'Add a friend by their Alien ID' }).fill(oozeName.toUpperCase());
  await nova.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(nova.getByText('Request sent').first()).toBeVisible();
  await bell(ooze, 'Notifications, 1 unread').click();
  await ooze.getByRole('link', { name: `${novaName} wants to be friends` }).click();
  await ooze.getByRole('button', { name: `Accept ${novaName}` }).click();
  await expect(friend(ooze, novaName)).toContainText('Online');

  // The list of requests updates by itself. A message counts as unread until it is seen.
  await friend(nova, oozeName).click();
  await write(nova, 'Hello <b>friend</b>');
  await expect(friend(ooze, novaName)).toContainText('1 unread message');
  await friend(ooze, novaName).click();
  await expect(ooze.locator('.bubble', { hasText: 'Hello <b>friend</b>' })).toBeVisible();
  await expect(nova.getByText(/^Seen \d/)).toBeVisible();

  // Gifts a copy to the other member. (Days pass for the coins, so this comes last.)
  await buyStickers(nova, site);
  await openGifts(nova, oozeName, isMobile);
  await nova.getByRole('dialog').getByText('Love', { exact: true }).click();
  await nova.getByRole('button', { name: 'Give Love' }).click();
  await expect(nova.getByText('You gave a copy')).toBeVisible();
  await expect(ooze.getByText('A copy for your collection')).toBeVisible();
  const inventory: unknown = await (await ooze.request.get('/api/user/inventory')).json();
  expect(inventory).toEqual([{ itemType: 'sticker', itemId: 'alien-love', copies: 1 }]);

  // A message written offline is kept and sent once.
  await ooze.context().setOffline(true);
  await write(ooze, 'Thank you!');
  await expect(ooze.getByText('Not sent. The server did not answer.')).toBeVisible();
  await ooze.context().setOffline(false);
  await ooze.getByRole('button', { name: 'Try Again' }).click();
  await expect(nova.locator('.bubble', { hasText: 'Thank you!' })).toHaveCount(1);
  await expect(ooze.getByText(/^Not sent/)).toBeHidden();

  if (isMobile) {
    await nova.getByRole('link', { name: 'All friends' }).click();
    await expect(friend(nova, oozeName)).toBeVisible();
  }
});
