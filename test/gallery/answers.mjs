/** @typedef {import('./screens.mjs').Page} Page */

/**
 * Opens the screen again with calls that nobody answers.
 *
 * @param {Page} page
 * @param {string} path
 */
export async function unanswered(page, path) {
  await page.route(path, () => undefined);
  await page.reload();
  await page.getByRole('main').getByText('Loading...').first().waitFor({ state: 'attached' });
}

/**
 * Opens the screen again with calls that fail.
 *
 * @param {Page} page
 * @param {RegExp} path
 */
export async function failing(page, path) {
  await page.route(path, (route) => route.fulfill({ status: 502 }));
  await page.reload();
  await page.getByRole('button', { name: 'Retry' }).first().waitFor();
}

/** Every call of the API but those that say who is there. */
export const ALL_BUT_THE_USER = /\/api\/(?!user$|daily-bonus)/;

/**
 * What the member has in coins, as far as this page knows; it has to be opened again.
 *
 * @param {Page} page
 * @param {number} coins
 */
export async function withCoins(page, coins) {
  const noBonus = { granted: false, amount: 0, coins };
  await page.route('**/api/daily-bonus', (route) => route.fulfill({ json: noBonus }));
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), coins } });
  });
}

/**
 * What the member owns, as far as this page knows; it has to be opened again.
 *
 * @param {Page} page
 * @param {readonly { itemType: string, itemId: string, copies: number }[]} owned
 */
export async function withInventory(page, owned) {
  await page.route('**/api/user/inventory', (route) => route.fulfill({ json: owned }));
}

/**
 * The coins that a round has won are counted into the balance.
 *
 * @param {Page} page
 */
export async function coinsHaveLanded(page) {
  await page.getByText(/^Your balance: \d/).waitFor({ state: 'attached' });
}
