import { coinsHaveLanded } from './answers.mjs';

/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */
/** @typedef {import('./screens.mjs').Page} Page */

/** @param {Page} page */
async function start(page) {
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
}

/**
 * The states that every game has.
 *
 * @param {string} id
 * @returns {GalleryScreen[]}
 */
function statesOf(id) {
  const path = `/games/${id}`;
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
      name: `${id}-count`,
      path,
      as: 'member',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Start Game' }).click();
        await page.getByText('Get ready', { exact: true }).waitFor();
      },
    },
    {
      name: `${id}-leaving`,
      path,
      as: 'member',
      prepare: async (page) => {
        await start(page);
        await page.getByRole('link', { name: 'Back to Games' }).first().click();
        await page.getByRole('alertdialog').waitFor();
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
    {
      name: `${id}-over`,
      path,
      as: 'member',
      prepare: async (page, { playRound }) => {
        await playRound();
        await coinsHaveLanded(page);
      },
    },
  ];
}

/**
 * The rounds of all games. States shown only with Alien Clicker are in a separate list.
 *
 * @type {GalleryScreen[]}
 */
export const ROUND_SCREENS = [
  ...['alien-clicker', 'memory-match', 'stronghold-defense', 'alien-racing'].flatMap(statesOf),
  {
    name: 'stronghold-defense-placing',
    path: '/games/stronghold-defense',
    as: 'member',
    prepare: async (page) => {
      await start(page);
      await page.getByRole('button', { name: 'Build Tower' }).click();
      await page.getByRole('button', { name: 'Build Tower', pressed: true }).waitFor();
    },
  },
];
