import type { Page } from '@playwright/test';
import { expectBalance } from '../member.js';
import { registerRich } from '../rich-member.js';
import { expect, ON_PHONE, test } from '../site.js';

const COUPON = '20% Off Avatar Items Coupon';
const COUPON_PRICE = 100;

/** The face costs 100, reduced by 20 % with a coupon. */
const FACE_WITH_COUPON = 80;

const add = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout' });

/** Returns the drawing of the member's alien in the navigation. */
const portrait = (page: Page): Promise<string> => page.locator('.rail__entries .alien-avatar').innerHTML();

test('a member buys a coupon in two tabs once, buys a face with it, wears it with a hat, and is shown so in the navigation', async ({
  page,
  site,
}) => {
  await registerRich(page, site, COUPON_PRICE + FACE_WITH_COUPON);
  await page.goto('/store?category=coupons');
  await add(page, COUPON);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/store?category=coupons');
  await expect(otherTab.getByText('Cart, 1 item', { exact: true })).toBeVisible();
  const bought: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/store/purchase') bought.push(request.url());
  });
  await checkout(page).dblclick();
  await expect(page.getByText('Purchase successful!').first()).toBeVisible();
  expect(bought).toHaveLength(1);
  for (const tab of [page, otherTab]) {
    await expectBalance(tab, FACE_WITH_COUPON);
    await expect(tab.getByText('You own 1', { exact: true }).first()).toBeVisible();
  }
  await otherTab.close();

  await page.goto('/profile');
  const green = await portrait(page);
  await page.getByRole('button', { name: 'Customize Avatar' }).click();
  const customizer = page.getByRole('dialog', { name: 'Customize Avatar' });
  await customizer.getByRole('tab', { name: 'Faces' }).click();
  await customizer.getByRole('button', { name: /^Cool.*100/ }).click();
  await expect(customizer.getByText('20 more, about 2 rounds')).toBeVisible();
  await customizer.getByText('Use a 20% coupon for this purchase').click();
  await expect(customizer.getByRole('button', { name: /^Cool.*80/ })).toBeVisible();
  await customizer.getByRole('button', { name: 'Buy Cool' }).dblclick();
  await expect(page.getByText('Item purchased!').first()).toBeVisible();
  await expect(customizer.getByRole('button', { name: /^Cool.*Wearing/ })).toBeVisible();
  await customizer.getByRole('tab', { name: 'Hats' }).click();
  await customizer.getByRole('button', { name: /^Alien Helmet/ }).click();
  await customizer.getByRole('button', { name: 'Save Avatar' }).click();
  await expect(page.getByText('Avatar updated').first()).toBeVisible();
  await expectBalance(page, 0);

  const dressed = await portrait(page);
  expect(dressed).not.toBe(green);
  await page.goto('/home');
  await expect.poll(() => portrait(page)).toBe(dressed);
  const user: unknown = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ avatarFace: 'cool', avatarHat: 'alien-helmet' });
});

test(
  'a long cart scrolls in itself and leaves total and Checkout in sight, and survives a checkout without an answer [S9.36]',
  ON_PHONE,
  async ({ page, site }) => {
    await registerRich(page, site, 500);
    await page.goto('/store?category=stickers');
    for (const name of ['Peace', 'Cool', 'Love', 'UFO', 'Galaxy']) await add(page, name);
    await page.getByRole('button', { name: 'Coupons' }).click();
    await add(page, COUPON);
    await page.getByRole('button', { name: /^Cart, 6 items/ }).click();
    const list = page.getByRole('list', { name: 'In your cart' });
    const lastLine = list.getByText(COUPON);
    await lastLine.scrollIntoViewIfNeeded();
    await expect(lastLine).toBeInViewport();
    await expect(list.getByText('Peace')).not.toBeInViewport();
    await expect(checkout(page).last()).toBeInViewport();

    // The server sells, but the answer is lost.
    await page.route('**/api/store/purchase', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await checkout(page).last().click();
    await expect(page.getByText('Purchase failed').first()).toBeVisible();
    const { coins } = (await (await page.request.get('/api/user')).json()) as { coins: number };
    await page.unroute('**/api/store/purchase');
    await page.reload();
    await expect(page.getByText('Purchase successful!').first()).toBeVisible();
    await expectBalance(page, coins);
    expect(coins).toBeLessThan(500);
  },
);
