/** The screens of visitors: the landing page, the network, signing in, and unknown addresses. */
/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

/** @type {GalleryScreen[]} */
export const LANDING_SCREENS = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'landing-member', path: '/', as: 'member' },
  {
    name: 'landing-on-air',
    path: '/',
    as: 'visitor',
    isOpenedAnew: true,
    prepare: async (page) => {
      const body = { isLive: true, race: 'Sunday Night Series' };
      await page.route('**/api/livestream/on-air', (route) => route.fulfill({ json: body }));
      await page.reload();
      await page.getByText('Log in to watch with the squad.').scrollIntoViewIfNeeded();
    },
  },
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
];
