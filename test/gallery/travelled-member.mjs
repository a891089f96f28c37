import { OWN_STANDING } from './ranked-squad.mjs';

/** @typedef {import('./screens.mjs').Page} Page */

const MINUTE_MS = 60_000;

/** A member's record, as the server returns it. */
export const CLICKER_RECORD = {
  id: 1,
  gameName: 'Alien Clicker',
  highScore: 74,
  timesPlayed: 21,
  gamesPlayed: 21,
  timePlayed: 1260,
  level: 3,
};

const COINS = 2480;

/** Ages of an experienced member's entries; the rest of the profile is the new member's own. */
const AGES_MS = [12, 60, 180, 1440, 1500].map((minutes) => minutes * MINUTE_MS);
const OWN_LINES = [
  ['Earned 31 coins playing Alien Racing', 31],
  ['Earned 14 coins playing Alien Clicker', 14],
  ['Royal Crown', -1000],
  ['Earned 16 coins playing Memory Match', 16],
  ['Daily Login Bonus', 10],
].map(([description, amount], index) => ({
  id: 5 - index,
  description,
  amount,
  createdAt: new Date(Date.now() - (AGES_MS[index] ?? 0)).toISOString(),
}));
const OWN_RECORDS = [
  ['Alien Racing', 412, 38, 7440],
  ['Alien Clicker', 74, 21, 3480],
  ['Memory Match', 80, 9, 1860],
  ['Stronghold Defense', 120, 2, 540],
].map(([gameName, highScore, timesPlayed, timePlayed], index) => ({
  ...CLICKER_RECORD,
  id: index + 1,
  gameName,
  highScore,
  timesPlayed,
  timePlayed,
}));
const OWN_ROUNDS = [
  ['Alien Racing', 'alien-racing', 312],
  ['Alien Clicker', 'alien-clicker', 74],
  ['Memory Match', 'memory-match', 80],
].map(([gameName, gameId, score], index) => ({
  round: `round-${index}`,
  gameName,
  gameId,
  score,
  coins: 14,
  decidedAt: OWN_LINES[index]?.createdAt,
  canWatch: index < 2,
}));
const OWN_DEVICES = [
  ['Firefox on Linux', true],
  ['Chrome on Android', false],
  ['Edge on Windows', false],
].map(([device, isCurrent], index) => ({
  id: `device-${index}`,
  device,
  isCurrent,
  createdAt: OWN_LINES[4]?.createdAt,
  lastUsedAt: OWN_LINES[index + 1]?.createdAt,
}));

/**
 * Mocks the answers for a member who has been here for a while.
 *
 * @param {Page} page
 */
export async function travelledMember(page) {
  /** @param {(user: Record<string, unknown>) => Record<string, unknown>} change */
  const user = (change) =>
    page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: change(await response.json()) });
    });
  const avatarCustomization = { color: 'green', hat: 'crown', face: 'smile', accessory: 'none' };
  await user((own) => ({ ...own, username: 'Zorblax', coins: COINS, isAdmin: true, avatarCustomization }));
  /** @param {string} path @param {unknown} json */
  const answer = (path, json) => page.route(path, (route) => route.fulfill({ json }));
  await answer('**/api/daily-bonus', { granted: false, amount: 0, coins: COINS });
  await answer('**/api/coins/transactions*', OWN_LINES);
  await answer('**/api/games/stats', OWN_RECORDS);
  await answer('**/api/leaderboard/me', OWN_STANDING);
  await answer('**/api/games/rounds?*', OWN_ROUNDS);
  await answer('**/api/user/sessions', OWN_DEVICES);
  await answer('**/api/user/inventory', [{ itemType: 'sticker', itemId: 'alien-love', copies: 1 }]);
  await page.route('**/api/profile/achievements', async (route) => {
    const response = await route.fetch();
    const { badges } = await response.json();
    const earnedAt = OWN_LINES[0]?.createdAt;
    const json = {
      points: 110,
      badges: badges.map((badge, index) => (index < 4 ? { ...badge, earnedAt } : badge)),
    };
    return route.fulfill({ response, json });
  });
  await page.reload();
  await page.getByText('Royal Crown').first().waitFor();
}
