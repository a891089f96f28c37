import { withInventory } from './answers.mjs';
import { withCrew } from './crew.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

/** @type {GalleryScreen[]} */
export const FRIENDS_SCREENS = [
  {
    name: 'friends',
    path: '/friends',
    as: 'member',
    isOpenedAnew: true,
    isOtherOnPhone: true,
    prepare: async (page) => {
      await withCrew(page);
      await page.getByText('4 of 6 online').waitFor();
    },
  },
  {
    name: 'friends-thread',
    path: '/friends?with=501',
    as: 'member',
    isOpenedAnew: true,
    isOtherOnPhone: true,
    prepare: async (page) => {
      await withCrew(page);
      await page.getByText('Already warming up the pod.').waitFor();
    },
  },
  {
    name: 'friends-bell',
    path: '/friends?with=501',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withCrew(page);
      await page.getByText('Already warming up the pod.').waitFor();
      await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
      await page.getByText('1 day ago').first().waitFor();
    },
  },
  {
    name: 'friends-gift',
    path: '/friends?with=501',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await withInventory(page, [
        { itemType: 'sticker', itemId: 'alien-love', copies: 3 },
        { itemType: 'hat', itemId: 'crown-neon', copies: 2 },
        { itemType: 'sticker', itemId: 'alien-peace', copies: 1 },
      ]);
      await withCrew(page);
      await page.getByText('Already warming up the pod.').waitFor();
      const button = page.getByRole('button', { name: 'Give a Copy' });
      if (await button.isVisible()) {
        await button.click();
      } else {
        await page.getByRole('button', { name: 'More about Nova_Quill' }).click();
        await page.getByRole('menuitem', { name: 'Give a Copy' }).click();
      }
      await page.getByRole('dialog').getByText('Love', { exact: true }).click();
      await page.getByRole('button', { name: 'Give Love' }).waitFor();
    },
  },
  {
    name: 'friends-not-sent',
    path: '/friends?with=501',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/friends/501/messages', (route) => route.abort());
      await withCrew(page);
      await page.getByRole('textbox', { name: 'Message to Nova_Quill' }).fill('Are you still there?');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  },
  {
    name: 'friends-none',
    path: '/friends',
    as: 'member',
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'No friends yet' }).waitFor();
    },
  },
  {
    name: 'friends-error',
    path: '/friends',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/friends', (route) => route.fulfill({ status: 502 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'friends-loading',
    path: '/friends',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await page.route('**/api/friends', () => undefined);
      await page.reload();
      await page.getByRole('main').getByText('Loading...').first().waitFor({ state: 'attached' });
    },
  },
];
