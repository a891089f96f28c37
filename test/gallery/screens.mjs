/**
 * The LIST of what `npm run gallery` photographs: every screen in every state. A new screen or state is one line here.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ playRound: () => Promise<void> }} Help
 *   `playRound` plays the round of the screen to its end in moments
 * @typedef {{
 *   name: string,
 *   path: string,
 *   as: 'visitor' | 'member',
 *   prepare?: (page: Page, help: Help) => Promise<void>,
 * }} GalleryScreen `name` becomes the file's name; `prepare` brings the screen into the state
 */

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
      await page.getByText('Proven by replay').waitFor();
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
];
