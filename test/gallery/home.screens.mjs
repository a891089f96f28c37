import { ALL_BUT_THE_USER, failing, unanswered } from './answers.mjs';
import { travelledMember } from './travelled-member.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

/** @type {GalleryScreen[]} */
export const HOME_SCREENS = [
  { name: 'home-new-member', path: '/home', as: 'member' },
  { name: 'home', path: '/home', as: 'member', isOpenedAnew: true, prepare: travelledMember },
  {
    name: 'home-lower',
    path: '/home',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await travelledMember(page);
      await page.getByRole('heading', { name: 'Announcements' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 3000);
    },
  },
  {
    name: 'home-loading',
    path: '/home',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => unanswered(page, '**/api/{home,games/stats,coins/transactions,leaderboard/me}'),
  },
  {
    name: 'home-error',
    path: '/home',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => failing(page, ALL_BUT_THE_USER),
  },
  {
    name: 'home-no-stream',
    path: '/home',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/home', async (route) => {
        const home = await (await route.fetch()).json();
        await route.fulfill({ json: { ...home, upcomingEvents: [], announcements: [] } });
      });
      await page.reload();
      await page.getByText('No upcoming streams').waitFor();
    },
  },
  {
    name: 'home-navigation',
    path: '/home',
    as: 'member',
    isOtherOnPhone: true,
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      else await page.getByRole('navigation', { name: 'Main' }).hover();
    },
  },
  {
    name: 'home-offline',
    path: '/home',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
