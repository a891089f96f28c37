import type { Locator, Page } from '@playwright/test';
import { FRAME_MS, jump } from '../page-time.js';
import { registerPlayer } from '../rich-member.js';
import { expect, test } from '../site.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Lets time pass for the page in steps of this length until the element is visible. */
async function untilVisible(page: Page, wanted: Locator, milliseconds: number): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    await jump(page, milliseconds);
    return wanted.isVisible();
  };
  await expect.poll(isThere, { intervals: [10], timeout: 60_000 }).toBe(true);
}

test('two members see who leads, find each other and watch the round that proves it [S1.11]', async ({
  page,
  anotherPage,
  site,
}) => {
  // Members of earlier tests are not on the boards of the new week.
  await site.advance(WEEK_MS);
  await page.clock.install();
  const one = await registerPlayer(page, site);
  const other = await registerPlayer(await anotherPage(), site);

  await page.goto('/games');
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await page.getByRole('tab', { name: 'Alien Clicker' }).click();
  await page.getByRole('button', { name: 'This Week' }).click();
  await expect(page).toHaveURL('/leaderboard?game=alien-clicker&range=week');
  const rows = page.getByRole('region', { name: 'Ranking' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  // Ties go to the member who reached the score first.
  const [best, second] = one.score >= other.score ? [one, other] : [other, one];
  await expect(rows.first()).toContainText(best.name);
  await expect(rows.first()).toContainText(String(best.score));
  await expect(rows.last()).toContainText(second.name);
  const podium = page.getByRole('list', { name: 'Podium' }).getByRole('listitem');
  await expect(podium.nth(0)).toContainText(best.name);
  await expect(podium.nth(2)).toContainText('Nobody yet');
  const place = one === best ? '#1' : '#2';
  await expect(page.getByRole('region', { name: 'Your Stats' }).getByText(place)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search players' }).fill(other.name.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?game=alien-clicker&range=week&search=/);

  // From here on time passes in frames controlled by the test, so that the replay never pauses.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('link', { name: `${other.name}: watch the round` }).click();
  await untilVisible(page, page.getByRole('button', { name: 'Pause' }), FRAME_MS);
  await page.getByRole('button', { name: 'Double speed' }).click();
  await untilVisible(page, page.getByRole('heading', { name: 'Round Watched' }), 4000);
  const points = `${other.score.toLocaleString('en-US')} ${other.score === 1 ? 'point' : 'points'}`;
  await expect(page.getByText(`${other.name} made ${points}, and so did this replay.`)).toBeVisible();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\?game=alien-clicker&range=week&search=/);

  await page.goto('/home');
  await page.getByRole('button', { name: 'Skip' }).click();
  const top = page.getByRole('region', { name: 'Top Players' });
  await expect(top.getByRole('listitem').filter({ hasText: one.name })).toBeVisible();
});
