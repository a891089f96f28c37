import type { Locator, Page } from '@playwright/test';
import { giveCoins, post, registerDirectly } from '../rich-member.js';
import { expect, ON_PHONE, test } from '../site.js';
import type { Site } from '../site.js';

/** Gives the member 150 coins and buys two Love stickers with them. */
async function buyStickers(page: Page, site: Site): Promise<void> {
  await giveCoins(page, site, 150);
  const items = (await (await page.request.get('/api/store/items')).json()) as { id: number }[];
  const love = items.find(({ id }) => id === 22) as Record<string, unknown> | undefined;
  const { itemType: _type, itemId: _id, ...line } = love ?? {};
  const cart = { items: [{ ...line, quantity: 2 }], totalCost: 150 };
  await post(page, site, '/api/store/purchase', cart, { 'Idempotency-Key': 'two-love-stickers' });
}

const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const friend = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^${name} `) });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test(
  'two members become friends, write, see what was read, and give a copy',
  ON_PHONE,
  async ({ page: nova, anotherPage, site }) => {
    const { username: novaName } = await registerDirectly(nova, site);
    await buyStickers(nova, site);
    const ooze = await anotherPage();
    const { username: oozeName } = await registerDirectly(ooze, site);
    await ooze.goto('/home');
    await expect(bell(ooze, 'Notifications')).toBeVisible();

    // One member sends a request; the other is notified on their current screen and accepts.
    await nova.goto('/friends');
    await nova.getByRole('textbox', { name: 'Alien ID', exact: true }).fill(oozeName.toUpperCase());
    await nova.getByRole('button', { name: 'Send request' }).click();
    await expect(nova.getByText('Request sent').first()).toBeVisible();
    await bell(ooze, /^Notifications, \d unread/).click();
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

    await nova.getByRole('button', { name: `More about ${oozeName}` }).click();
    await nova.getByRole('menuitem', { name: 'Give a Copy' }).click();
    await nova.getByRole('dialog').getByText('Love', { exact: true }).click();
    await nova.getByRole('button', { name: 'Give Love' }).click();
    await expect(nova.getByText('You gave a copy')).toBeVisible();
    await expect(ooze.getByText('A copy for your collection')).toBeVisible();
    const inventory: unknown = await (await ooze.request.get('/api/user/inventory')).json();
    expect(inventory).toEqual([{ itemType: 'sticker', itemId: 'alien-love', copies: 1 }]);

    // A message written offline is kept, and sent once by itself when the network is back.
    await ooze.context().setOffline(true);
    await write(ooze, 'Thank you!');
    await expect(ooze.getByText('Not sent. The server did not answer.')).toBeVisible();
    await ooze.context().setOffline(false);
    await expect(nova.locator('.bubble', { hasText: 'Thank you!' })).toHaveCount(1);
    await expect(ooze.getByText(/^Not sent/)).toBeHidden();
    await nova.getByRole('link', { name: 'All friends' }).click();
    await expect(friend(nova, oozeName)).toBeVisible();
  },
);
