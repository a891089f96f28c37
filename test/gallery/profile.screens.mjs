import { ALL_BUT_THE_USER, failing, unanswered } from './answers.mjs';
import { travelledMember } from './travelled-member.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

/**
 * Drops a picture file of one colour.
 *
 * @param {Page} page
 */
async function choosePicture(page) {
  await travelledMember(page);
  await page.getByRole('button', { name: 'Upload Picture' }).click();
  const buffer = await page.getByRole('dialog').screenshot();
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'night-side.png', mimeType: 'image/png', buffer });
  await page.getByAltText('Preview').waitFor();
}

/** @type {GalleryScreen[]} */
export const PROFILE_SCREENS = [
  { name: 'profile-new-member', path: '/profile', as: 'member' },
  { name: 'profile', path: '/profile', as: 'member', isOpenedAnew: true, prepare: travelledMember },
  {
    name: 'profile-lists',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await travelledMember(page);
      await page.getByRole('heading', { name: 'Racing Badges' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 700);
    },
  },
  {
    name: 'profile-loading',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => unanswered(page, '**/api/{games,coins,profile,store,user}/**'),
  },
  {
    name: 'profile-error',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: (page) => failing(page, ALL_BUT_THE_USER),
  },
  {
    name: 'profile-form-mistakes',
    path: '/profile',
    as: 'member',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Update Username' }).click();
      await page.getByRole('button', { name: 'Update Password' }).click();
    },
  },
  {
    name: 'profile-all-transactions',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await travelledMember(page);
      await page.getByRole('link', { name: 'View all transactions' }).click();
      await page.getByRole('dialog').getByText('Royal Crown').waitFor();
    },
  },
  {
    name: 'profile-close-account',
    path: '/profile',
    as: 'member',
    prepare: (page) => page.getByRole('button', { name: 'Close Account' }).click(),
  },
  {
    name: 'picture-upload',
    path: '/profile',
    as: 'member',
    prepare: (page) => page.getByRole('button', { name: 'Upload Picture' }).click(),
  },
  {
    name: 'picture-upload-chosen',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: choosePicture,
  },
  {
    name: 'picture-upload-running',
    path: '/profile',
    as: 'member',
    isOpenedAnew: true,
    prepare: async (page) => {
      await choosePicture(page);
      await page.route('**/api/profile/upload-picture', () => undefined);
      await page.getByRole('button', { name: 'Upload Picture' }).last().click();
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'picture-upload-wrong-type',
    path: '/profile',
    as: 'member',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Upload Picture' }).click();
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') };
      await page.getByLabel('Picture file').setInputFiles(file);
      await page.getByText('Invalid file type').first().waitFor();
    },
  },
  {
    name: 'watch-missing-round',
    path: '/games/alien-clicker?watch=no-such-round',
    as: 'member',
    prepare: (page) => page.getByRole('heading', { name: 'No Round to Watch' }).waitFor(),
  },
];
