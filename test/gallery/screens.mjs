/**
 * The LIST of what `npm run gallery` photographs: every screen in every state. A new screen or state is one line here.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ playRound: () => Promise<void>, letPass: (milliseconds: number) => Promise<void> }} Help
 *   `playRound` plays the round of the screen to its end in moments; `letPass` moves the server's clock on
 * @typedef {{
 *   name: string,
 *   path: string,
 *   as: 'visitor' | 'member',
 *   prepare?: (page: Page, help: Help) => Promise<void>,
 * }} GalleryScreen `name` becomes the file's name; `prepare` brings the screen into the state
 */

const MINUTE_MS = 60_000;

/** A member's record, as the server tells it. */
const CLICKER_RECORD = {
  id: 1,
  gameName: 'Alien Clicker',
  highScore: 74,
  timesPlayed: 21,
  gamesPlayed: 21,
  timePlayed: 1260,
  level: 3,
};

/** @param {Page} page */
async function coinsHaveLanded(page) {
  await page.getByText(/^Your balance: \d/).waitFor({ state: 'attached' });
}

/** @type {GalleryScreen[]} */
export const SCREENS = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'landing-member', path: '/', as: 'member' },
  { name: 'network', path: '/network', as: 'visitor' },
  { name: 'auth-log-in', path: '/auth', as: 'visitor' },
  {
    name: 'auth-log-in-invalid',
    path: '/auth',
    as: 'visitor',
    prepare: (page) => page.getByRole('button', { name: 'Access Portal' }).click(),
  },
  {
    name: 'auth-log-in-refused',
    path: '/auth',
    as: 'visitor',
    prepare: async (page) => {
      await page.getByLabel('Alien ID').fill('nobody-at-all');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Access Portal' }).click();
      await page.getByText('Login failed').first().waitFor();
    },
  },
  {
    name: 'auth-register',
    path: '/auth',
    as: 'visitor',
    prepare: (page) => page.getByRole('tab', { name: 'Register' }).click(),
  },
  {
    name: 'auth-register-invalid',
    path: '/auth',
    as: 'visitor',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByLabel('Confirm Password', { exact: true }).fill('something else');
      await page.getByRole('button', { name: 'Join The Invasion' }).click();
    },
  },
  { name: 'not-found', path: '/no-such-page', as: 'visitor' },
  { name: 'not-found-member', path: '/no-such-page', as: 'member' },
  { name: 'home', path: '/home', as: 'member' },
  {
    name: 'home-navigation',
    path: '/home',
    as: 'member',
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
    prepare: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
    },
  },
  {
    name: 'games',
    path: '/games',
    as: 'member',
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
    prepare: async (page) => {
      await page.route('**/api/games/stats', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  { name: 'alien-clicker-start', path: '/games/alien-clicker', as: 'member' },
  {
    name: 'alien-clicker-playing',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start Game' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'alien-clicker-paused',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start Game' }).click();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Resume' }).waitFor();
    },
  },
  {
    name: 'alien-clicker-over',
    path: '/games/alien-clicker',
    as: 'member',
    prepare: async (page, { playRound }) => {
      await playRound();
      await coinsHaveLanded(page);
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
