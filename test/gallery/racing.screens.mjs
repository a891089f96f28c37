import { coinsHaveLanded } from './answers.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

const RACE_MS = 61_000;

/** A racing coin history with each kind of line, newest first. */
const RACING_LINES = [
  ['Position: 1 – Alien Racing', 12, '2026-11-21T10:14:00Z'],
  ['Clean race – Alien Racing', 6, '2026-11-21T10:14:00Z'],
  ['Championship points – Alien Racing', 13, '2026-11-21T10:14:00Z'],
  ['Position: 2 – Racing Simulator', 4, '2026-11-20T21:52:00Z'],
  ['Championship points – Racing Simulator', 16, '2026-11-20T21:52:00Z'],
  ['Position: 3 – Alien Racing', 4, '2026-11-19T18:07:00Z'],
  ['Championship points – Alien Racing', 11, '2026-11-19T18:07:00Z'],
  ['Season opener bonus', 25, '2026-11-16T15:00:00Z'],
].map(([description, amount, createdAt], index) => ({ id: 8 - index, description, amount, createdAt }));

/** @param {Page} page */
async function startRace(page) {
  await page.getByRole('button', { name: 'Start Race' }).click();
  await page.getByText('Race running').waitFor();
}

/** @type {GalleryScreen[]} */
export const RACING_SCREENS = [
  { name: 'racing-visitor', path: '/racing', as: 'visitor' },
  {
    name: 'racing',
    path: '/racing',
    as: 'member',
    prepare: (page) => page.getByText('Run 1 of the 10 that pay today').waitFor(),
  },
  {
    name: 'racing-for-fun',
    path: '/racing',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      const json = { coinsEarned: 91, runsToday: 10, paidRunsPerDay: 10 };
      await page.route('**/api/racing/summary', (route) => route.fulfill({ json }));
      await page.reload();
      await page.getByText('This one is for fun').waitFor();
    },
  },
  {
    name: 'racing-running',
    path: '/racing',
    as: 'member',
    prepare: async (page) => {
      await startRace(page);
      await page.clock.fastForward(32_000);
    },
  },
  {
    name: 'racing-over',
    path: '/racing',
    as: 'member',
    prepare: async (page, { letPass }) => {
      await startRace(page);
      await letPass(RACE_MS);
      await page.clock.fastForward(RACE_MS);
      await coinsHaveLanded(page);
    },
  },
  {
    name: 'racing-not-sent',
    path: '/racing',
    as: 'member',
    prepare: async (page) => {
      await page.route('**/api/games/stats', (route) => route.abort());
      await startRace(page);
      await page.clock.fastForward(RACE_MS);
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'racing-coin-history',
    path: '/racing/coin-history',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/racing/coin-history', (route) => route.fulfill({ json: RACING_LINES }));
      await page.reload();
      await page.getByText('Season opener bonus').waitFor();
    },
  },
  {
    name: 'racing-coin-history-empty',
    path: '/racing/coin-history',
    as: 'member',
    prepare: (page) => page.getByRole('heading', { name: 'No Racing Coins Yet' }).waitFor(),
  },
  { name: 'racing-coin-history-visitor', path: '/racing/coin-history', as: 'visitor' },
  {
    name: 'racing-coin-history-loading',
    path: '/racing/coin-history',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/racing/coin-history', () => undefined);
      await page.reload();
      await page.getByRole('main').getByText('Loading...').waitFor();
    },
  },
  {
    name: 'racing-coin-history-error',
    path: '/racing/coin-history',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/racing/coin-history', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
