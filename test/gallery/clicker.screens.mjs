import { coinsHaveLanded } from './answers.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

const MINUTE_MS = 60_000;

/**
 * Further outcomes of a round, which look alike in every game.
 *
 * @type {GalleryScreen[]}
 */
export const CLICKER_SCREENS = [
  {
    name: 'alien-clicker-watching',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page, { playRound }) => {
      await playRound();
      await coinsHaveLanded(page);
      await page.getByRole('button', { name: 'Watch the round' }).click();
      await page.getByText('Watching', { exact: true }).waitFor();
      await page.waitForTimeout(3000);
    },
  },
  {
    name: 'alien-clicker-not-sent',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page, { playRound }) => {
      await page.route('**/api/games/stats', (route) => route.abort());
      await playRound();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'alien-clicker-waiting',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page, { playRound }) => {
      await page.route('**/api/games/stats', (route) => route.abort());
      await playRound();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Send now' }).waitFor();
    },
  },
  {
    name: 'alien-clicker-counted-offline',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page, { playRound, letPass }) => {
      await page.route('**/api/games/stats', (route) => route.abort());
      await playRound();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
      await letPass(11 * MINUTE_MS);
      await page.unroute('**/api/games/stats');
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText('Counted as an offline round').waitFor();
      await coinsHaveLanded(page);
    },
  },
  {
    name: 'alien-clicker-stopped',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start Game' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      const otherTab = await page.context().newPage();
      await otherTab.goto(page.url());
      await otherTab.getByRole('button', { name: 'Start Game' }).click();
      await otherTab.getByRole('button', { name: 'Pause' }).waitFor();
      await otherTab.close();
      await page.getByRole('heading', { name: 'Round Stopped' }).waitFor();
    },
  },
];
