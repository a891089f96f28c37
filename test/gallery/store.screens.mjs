import { withCoins, withInventory } from './answers.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

/** @param {Page} page @param {readonly string[]} names */
async function fillCart(page, names) {
  for (const name of names) await page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
  await page.getByRole('button', { name: 'Checkout' }).waitFor();
}

/** @type {GalleryScreen[]} */
export const STORE_SCREENS = [
  {
    name: 'store',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 2480);
      await page.reload();
      await fillCart(page, ['Royal Crown', 'Love', 'Love']);
    },
  },
  { name: 'store-no-coins', path: '/store', as: 'member' },
  {
    name: 'store-owned',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 2480);
      await withInventory(page, [{ itemType: 'hat', itemId: 'classic-alien-hat', copies: 2 }]);
      await page.reload();
      await page.getByText('You own 2').waitFor();
    },
  },
  {
    name: 'store-full-cart',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 1800);
      await page.reload();
      await fillCart(page, ['Royal Crown', 'Space Helmet', 'Love', 'Peace', 'Galaxy', 'Glasses Accessory']);
      await page.getByText(/You need .* more coins/).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'store-cart-opened',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    isOtherOnPhone: true,
    prepare: async (page) => {
      await withCoins(page, 2480);
      await page.reload();
      await fillCart(page, ['Royal Crown', 'Love']);
      const bar = page.getByRole('button', { name: /^Cart, 2 items/ });
      if (await bar.isVisible()) await bar.click();
    },
  },
  {
    name: 'store-no-answer',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 2480);
      await page.route('**/api/store/purchase', (route) => route.abort());
      await page.reload();
      await fillCart(page, ['Royal Crown']);
      await page.getByRole('button', { name: 'Checkout' }).click();
      await page.getByRole('button', { name: 'Ask again' }).waitFor();
    },
  },
  {
    name: 'store-prices-changed',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 2480);
      let isDearer = false;
      await page.route('**/api/store/purchase', (route) => {
        isDearer = true;
        return route.fulfill({
          status: 409,
          json: { code: 'store.price_changed', message: 'Prices changed.' },
        });
      });
      await page.route('**/api/store/items', async (route) => {
        const items = await (await route.fetch()).json();
        const json = items.map((item) => ({ ...item, price: item.price + (isDearer ? 100 : 0) }));
        await route.fulfill({ json });
      });
      await page.reload();
      await fillCart(page, ['Royal Crown']);
      await page.getByRole('button', { name: 'Checkout' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'store-nothing-on-the-shelf',
    path: '/store?category=coupons',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/store/items', (route) => route.fulfill({ json: [] }));
      await page.reload();
      await page.getByRole('heading', { name: 'Nothing on this shelf' }).waitFor();
    },
  },
  {
    name: 'store-loading',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/store/items', () => undefined);
      await page.reload();
      await page.getByRole('main').getByText('Loading...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'store-error',
    path: '/store',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/store/items', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
