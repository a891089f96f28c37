/** @typedef {import('./screens.mjs').Page} Page */

/**
 * Reopens the screen while calls to this path stay unanswered.
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
 * Reopens the screen while calls to this path fail.
 *
 * @param {Page} page
 * @param {RegExp} path
 */
export async function failing(page, path) {
  await page.route(path, (route) => route.fulfill({ status: 502 }));
  await page.reload();
  await page.getByRole('button', { name: 'Retry' }).first().waitFor();
}

/** All API paths except those of the current user and the daily bonus. */
export const ALL_BUT_THE_USER = /\/api\/(?!user$|daily-bonus)/;

/**
 * Mocks the member's balance. The page must be reopened.
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
 * Mocks the member's inventory. The page must be reopened.
 *
 * @param {Page} page
 * @param {readonly { itemType: string, itemId: string, copies: number }[]} owned
 */
export async function withInventory(page, owned) {
  await page.route('**/api/user/inventory', (route) => route.fulfill({ json: owned }));
}

/**
 * Waits until the coins of a round are counted into the balance.
 *
 * @param {Page} page
 */
export async function coinsHaveLanded(page) {
  await page.getByText(/^Your balance: \d/).waitFor({ state: 'attached' });
}
