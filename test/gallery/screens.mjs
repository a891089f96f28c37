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

/** @param {Page} page */
async function coinsHaveLanded(page) {
  await page.getByText(/^Your balance: \d/).waitFor({ state: 'attached' });
}

/**
 * The states of a game whose round nobody plays.
 *
 * @param {string} id
 * @returns {GalleryScreen[]}
 */
function gameStates(id) {
  const path = `/games/${id}`;
  /** @param {Page} page */
  const start = async (page) => {
    await page.getByRole('button', { name: 'Start Game' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  };
  return [
    { name: `${id}-start`, path, as: 'member' },
    {
      name: `${id}-playing`,
      path,
      as: 'member',
      prepare: async (page) => {
        await start(page);
        await page.waitForTimeout(4000);
      },
    },
    {
      name: `${id}-paused`,
      path,
      as: 'member',
      prepare: async (page) => {
        await start(page);
        await page.getByRole('button', { name: 'Pause' }).click();
        await page.getByRole('button', { name: 'Resume' }).waitFor();
      },
    },
  ];
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
  ...['memory-match', 'stronghold-defense', 'alien-racing'].flatMap(gameStates),
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
    prepare: async (page) => {
      await page.route('**/api/racing/coin-history', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
