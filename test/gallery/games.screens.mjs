import { CLICKER_RECORD } from './travelled-member.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

/** @type {GalleryScreen[]} */
export const GAMES_SCREENS = [
  {
    name: 'games',
    path: '/games',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/games/stats', (route) => route.fulfill({ json: [CLICKER_RECORD] }));
      await page.reload();
      await page.getByText('High Score').waitFor();
    },
  },
  {
    name: 'games-no-rounds',
    path: '/games',
    as: 'member',
    prepare: (page) => page.getByRole('heading', { name: 'No rounds yet' }).waitFor(),
  },
  {
    name: 'games-loading',
    path: '/games',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/games/stats', () => undefined);
      await page.reload();
      await page.getByRole('main').getByText('Loading...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'games-no-stats',
    path: '/games',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/games/stats', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
];
