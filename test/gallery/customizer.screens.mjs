import { withCoins, withInventory } from './answers.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

/** @param {Page} page @param {string} tab */
async function openCustomizer(page, tab) {
  await page.reload();
  await page.getByRole('button', { name: 'Customize Avatar' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

/** @type {GalleryScreen[]} */
export const CUSTOMIZER_SCREENS = [
  {
    name: 'customizer-trying-on',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 540);
      await withInventory(page, [{ itemType: 'coupon', itemId: 'avatar-20', copies: 2 }]);
      await openCustomizer(page, 'Hats');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /500 coins/ })
        .first()
        .click();
      await page.getByText('Use a 20% coupon for this purchase').click();
    },
  },
  {
    name: 'customizer-neon',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 540);
      await openCustomizer(page, 'Colours');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /In the store/ })
        .first()
        .click();
    },
  },
  {
    name: 'customizer-stickers',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCoins(page, 540);
      await openCustomizer(page, 'Stickers');
    },
  },
  {
    name: 'customizer-loading',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/store/avatar-items', () => undefined);
      await page.reload();
      await page.getByRole('button', { name: 'Customize Avatar' }).click();
      await page.getByRole('dialog').getByText('Loading...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'customizer-error',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/store/avatar-items', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Customize Avatar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
