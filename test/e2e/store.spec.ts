import type { Page } from '@playwright/test';
import { expectBalance } from './member.js';
import { registerRich } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ hasDailyBonus: true });

const PURCHASE = '**/api/store/purchase';

/** Expects this number of items in the cart: in its card on a desktop, in the bottom bar on a phone. */
async function expectItems(page: Page, text: string): Promise<void> {
  const told = page.getByText(new RegExp(`^(Cart, )?${text}$`)).filter({ visible: true });
  await expect(told.first()).toBeVisible();
}

const add = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout' });

/** Counts the purchase requests of a page. */
function purchasesOf(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/store/purchase') sent.count += 1;
  });
  return sent;
}

test('a cart survives a reload, agrees over two tabs and is bought once by a double click on a slow line', async ({
  page,
  site,
}) => {
  const balance = await registerRich(page, site, 130);
  await page.goto('/store?category=stickers');
  await add(page, 'Love');
  await expectItems(page, '1 item');

  const otherTab = await page.context().newPage();
  await otherTab.goto('/store?category=stickers');
  await expectItems(otherTab, '1 item');
  await add(otherTab, 'Peace');
  await expectItems(page, '2 items');
  await page.reload();
  await expectItems(page, '2 items');

  let answer = (): void => undefined;
  const isClickedTwice = new Promise<void>((resolve) => (answer = resolve));
  await page.route(PURCHASE, async (route) => {
    await isClickedTwice;
    await route.continue();
  });
  const sent = purchasesOf(page);
  await checkout(page).dblclick();
  await expect(page.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
  answer();
  await expect(page.getByText('Purchase successful!').first()).toBeVisible();
  expect(sent.count).toBe(1);
  await expectBalance(page, balance - 125);
  await expect(page.getByText('You own 1', { exact: true })).toHaveCount(2);

  // The other tab updates by itself.
  await expect(otherTab.getByText('You own 1', { exact: true })).toHaveCount(2);
  await expectBalance(otherTab, balance - 125);
});

test(
  'a checkout whose answer is lost keeps the cart, and is settled once after a reload',
  ONE_SIZE,
  async ({ page, site }) => {
    const balance = await registerRich(page, site, 60);
    await page.goto('/store?category=stickers');
    await add(page, 'Peace');
    await page.route(PURCHASE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await checkout(page).click();
    await expect(page.getByText('Purchase failed').first()).toBeVisible();
    await expectItems(page, '1 item');
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();

    await page.unroute(PURCHASE);
    await page.reload();
    await expect(page.getByText('Purchase successful!').first()).toBeVisible();
    await expectBalance(page, balance - 50);
    await expect(page.getByText('You own 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask again' })).toHaveCount(0);
  },
);

test('a long cart scrolls in itself and leaves total and Checkout in sight [S9.36]', async ({
  page,
  site,
  isMobile,
}) => {
  await registerRich(page, site, 100);
  await page.goto('/store?category=stickers');
  for (const name of ['Peace', 'Cool', 'Love', 'UFO', 'Galaxy']) await add(page, name);
  await page.getByRole('button', { name: 'Coupons' }).click();
  await add(page, '20% Off Avatar Items Coupon');
  if (isMobile) await page.getByRole('button', { name: /^Cart, 6 items/ }).click();
  const list = page.getByRole('list', { name: 'In your cart' });
  const lastLine = list.getByText('20% Off Avatar Items Coupon');
  await lastLine.scrollIntoViewIfNeeded();
  await expect(lastLine).toBeInViewport();
  await expect(list.getByText('Peace')).not.toBeInViewport();
  await expect(checkout(page).last()).toBeInViewport();
});

test('everything that is sold has its picture', ONE_SIZE, async ({ request }) => {
  const lists = ['/api/store/items', '/api/store/avatar-items'];
  const items = await Promise.all(
    lists.map(async (path) => (await request.get(path)).json() as Promise<Sold[]>),
  );
  const pictures = new Set(items.flat().map(({ imageUrl, image }) => imageUrl ?? image ?? null));
  pictures.delete(null);
  expect(pictures.size).toBeGreaterThan(40);
  for (const address of pictures) {
    const picture = await request.get(String(address));
    expect([address, picture.status(), picture.headers()['content-type']]).toEqual([
      address,
      200,
      // Uploaded by admins.
      String(address).startsWith('/media/') ? 'image/webp' : 'image/svg+xml',
    ]);
  }
  expect((await request.get('/items/hat-of-nobody.svg')).status()).toBe(404);
});

/** A sold item. Store items have `imageUrl`, avatar items `image`; `none` has neither. */
interface Sold {
  readonly imageUrl?: string;
  readonly image?: string | null;
}
