import type { Page } from '@playwright/test';
import { expectBalance } from './member.js';
import { post, registerRich } from './rich-member.js';
import { expect, test, type Site } from './site.js';

test.use({ hasDailyBonus: true });

/** The coupon as sold in the store. */
const COUPON = {
  id: 15,
  name: '20% Off Avatar Items Coupon',
  description: 'Takes a fifth off one item of the customizer.',
  price: 100,
  type: 'coupon',
  imageUrl: '/items/coupon-avatar-20.svg',
  quantity: 1,
};

/** Blue costs 100, reduced by 20 % with a coupon. */
const BLUE_WITH_COUPON = 80;

async function buyCoupon(page: Page, site: Site): Promise<void> {
  const cart = { items: [COUPON], totalCost: COUPON.price };
  await post(page, site, '/api/store/purchase', cart, { 'idempotency-key': 'a-coupon-to-begin-with' });
}

/**
 * Returns the member's portrait in the navigation: in the rail, or in the menu of a phone, which is closed
 * again.
 */
async function portrait(page: Page, isMobile: boolean): Promise<string> {
  if (!isMobile) return page.locator('.rail__entries .alien-avatar').innerHTML();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawing = await page.getByRole('dialog').locator('.alien-avatar').first().innerHTML();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return drawing;
}

test('a member buys a colour with a coupon, wears it with a hat, and is shown so in the navigation', async ({
  page,
  site,
  isMobile,
}) => {
  const balance = await registerRich(page, site, COUPON.price + BLUE_WITH_COUPON);
  await buyCoupon(page, site);
  await page.goto('/profile');
  await expectBalance(page, balance - COUPON.price);
  const green = await portrait(page, isMobile);

  await page.getByRole('button', { name: 'Customize Avatar' }).click();
  const customizer = page.getByRole('dialog', { name: 'Customize Avatar' });
  await expect(customizer.getByRole('button', { name: /^Blue.*Needs 20 more/ })).toBeDisabled();
  await customizer.getByText('Use a 20% coupon for this purchase').click();
  await customizer.getByRole('button', { name: /^Blue.*80/ }).click();
  await expect(customizer.getByRole('img', { name: /^Your alien: Blue/ })).toBeVisible();
  await customizer.getByRole('button', { name: 'Buy Blue' }).dblclick();
  await expect(page.getByText('Item purchased!').first()).toBeVisible();
  await expect(customizer.getByRole('button', { name: /^Blue.*Wearing/ })).toBeVisible();
  await expect(customizer.getByText('Use a 20% coupon for this purchase')).toHaveCount(0);

  await customizer.getByRole('tab', { name: 'Hats' }).click();
  await customizer.getByRole('button', { name: /^Alien Helmet/ }).click();
  await customizer.getByRole('button', { name: 'Save Avatar' }).click();
  await expect(page.getByText('Avatar updated').first()).toBeVisible();
  await expect(customizer).toHaveCount(0);
  await expectBalance(page, balance - COUPON.price - BLUE_WITH_COUPON);

  const dressed = await portrait(page, isMobile);
  expect(dressed).not.toBe(green);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await portrait(page, isMobile)).toBe(dressed);
  const user: unknown = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ avatarColor: 'blue', avatarHat: 'alien-helmet' });
});
