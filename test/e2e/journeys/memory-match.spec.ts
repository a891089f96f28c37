import { FollowedRound } from '../followed-round.js';
import { findPairs, keyboardInput, PAIRS } from '../memory-player.js';
import { registerDirectly } from '../rich-member.js';
import { expect, test } from '../site.js';
import { expectHubRecord, expectVerdict, figure } from '../verdict.js';

/** The verdict of a board with every pair (§9). */
const VERDICT = {
  gameName: 'Memory Match',
  title: 'Game Over',
  score: 10 * PAIRS,
  lines: [{ description: `Earned ${2 * PAIRS} coins playing Memory Match`, amount: 2 * PAIRS }],
};

/** When the best round had its first pair, and R still restarts. */
const LATE_MS = 2000;

/** A restart counts one second in; more than that and less than the 3-2-1 countdown. */
const RESTART_COUNT_MS = 1200;

test('Memory Match is won by the keyboard alone, with every pair, pays for eight, is restarted behind that, and is watched again from the profile [S1.05]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games/memory-match');
  const round = await FollowedRound.start(page, site, 'memory-match');
  const hand = keyboardInput(page);
  await findPairs(round, hand, 0, 3);

  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Enter');
  await round.time.countIn();
  await round.time.untilVisible(page.getByRole('button', { name: 'Pause' }));
  await expect(page.locator('canvas')).toBeFocused();

  await findPairs(round, hand, 3, PAIRS);
  await round.end();
  await expectVerdict(page, VERDICT);
  await expect(figure(page.locator('.over'), 'Pairs')).toHaveText('8/8');
  await expectHubRecord(page, VERDICT);

  const bestRound = page.waitForResponse(/\/api\/games\/rounds\/(?!stock)\w+$/);
  await page.goto('/games/memory-match');
  await bestRound;
  const { time } = await FollowedRound.start(page, site, 'memory-match');
  await time.pass(LATE_MS);
  await expect(page.getByText('behind your best')).toBeVisible();
  await page.keyboard.press('r');
  await time.untilVisible(page.getByText('Get ready', { exact: true }));
  await time.pass(RESTART_COUNT_MS);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.resume();

  await page.goto('/profile');
  const rounds = page.getByRole('region', { name: 'Last Rounds' });
  await expect(rounds.getByRole('listitem')).toHaveCount(1);
  await rounds.getByRole('link', { name: /^Watch Memory Match/ }).click();
  await expect(page.getByText('Watching', { exact: true })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL('/profile');
});
