import type { Locator } from '@playwright/test';
import { PHONE } from './playwright.config.js';
import { registerRich } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ hasDailyBonus: true, viewport: PHONE });

async function edges(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no place on the screen.');
  return { top: box.y, bottom: box.y + box.height };
}

test('a toast leaves the buttons of an open cart in reach on a phone', ONE_SIZE, async ({ page, site }) => {
  await registerRich(page, site, 60);
  await page.goto('/store?category=stickers');
  await page.getByRole('button', { name: 'Add to Cart: Peace' }).click();
  await page.getByRole('button', { name: /^Cart, 1 item/ }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await page.route('**/api/store/purchase', (route) => route.fulfill({ status: 500 }));
  await cart.getByRole('button', { name: 'Checkout' }).click();
  const failure = page.locator('.toast', { hasText: 'Purchase failed' });
  await expect(failure).toBeVisible();
  const toast = await edges(failure);
  expect(toast.bottom).toBeLessThan((await edges(cart.getByRole('button', { name: 'Ask again' }))).top);
  expect(toast.top).toBeGreaterThan((await edges(cart.getByRole('button', { name: 'Close' }))).bottom);
});
