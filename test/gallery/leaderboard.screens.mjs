import { ALL_BUT_THE_USER, failing, unanswered } from './answers.mjs';
import { rankedSquad } from './ranked-squad.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

/** @type {GalleryScreen[]} */
export const LEADERBOARD_SCREENS = [
  { name: 'leaderboard', path: '/leaderboard', as: 'member', isOpenedAnew: true, prepare: rankedSquad },
  { name: 'leaderboard-new-member', path: '/leaderboard?range=today', as: 'member' },
  { name: 'leaderboard-coming-soon', path: '/leaderboard?game=alien-snake', as: 'member' },
  {
    name: 'leaderboard-nobody-found',
    path: '/leaderboard?game=memory-match&search=zzz',
    as: 'member',
    isOpenedAnew: true,
    prepare: rankedSquad,
  },
  {
    name: 'leaderboard-second-page',
    path: '/leaderboard?game=alien-clicker&cursor=second',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await rankedSquad(page);
      await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'leaderboard-rounds',
    path: '/leaderboard',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await rankedSquad(page);
      await page.getByRole('button', { name: 'Nova_Quill: show the ranked rounds' }).click();
      await page.getByRole('dialog').getByText('Memory Match').waitFor();
    },
  },
  {
    name: 'leaderboard-loading',
    path: '/leaderboard',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => unanswered(page, '**/api/leaderboard**'),
  },
  {
    name: 'leaderboard-error',
    path: '/leaderboard',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => failing(page, ALL_BUT_THE_USER),
  },
];
