import type { Browser, Locator, Page } from '@playwright/test';
import { BOTS } from 'game-scenes/bots';
import { FRAME_MS, jump } from './page-time.js';
import { playRoundQuickly } from './quick-round.js';
import { post, registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';
import type { Site } from './site.js';

/** A little more than the minute of a round. */
const ROUND_MS = 61_000;

/** A member with a verified round of Alien Clicker. */
interface Racer {
  name: string;
  score: number;
}

/** Registers the page's member, who plays one round of Alien Clicker to its end. */
async function race(page: Page, site: Site): Promise<Racer> {
  await page.clock.install();
  const { username } = await registerDirectly(page, site);
  await page.goto('/games/alien-clicker');
  await playRoundQuickly(page, site, false);
  await expect(page.getByText('Proven by replay')).toBeVisible();
  const answer = await page.request.get('/api/games/stats');
  const [{ highScore }] = (await answer.json()) as [{ highScore: number }];
  return { name: username, score: highScore };
}

/** Registers another member who has played a round, in a separate browser context. */
async function raceElsewhere(browser: Browser, site: Site): Promise<Racer> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { username } = await registerDirectly(page, site);
  const gameName = 'Alien Clicker';
  const ticket = (await post(page, site, '/api/games/rounds', { gameName })) as {
    round: string;
    seed: string;
  };
  const round = BOTS['alien-clicker'](ticket.seed, 'wide', 'decent');
  await site.advance(ROUND_MS);
  const report = { gameName, round: ticket.round, log: round.encode() };
  const { score } = (await post(page, site, '/api/games/stats', report)) as { score: number };
  await context.close();
  return { name: username, score };
}

/** Lets time pass for the page in steps of this length until the element is visible. */
async function untilVisible(page: Page, wanted: Locator, milliseconds: number): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    await jump(page, milliseconds);
    return wanted.isVisible();
  };
  await expect.poll(isThere, { intervals: [20], timeout: 60_000 }).toBe(true);
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const ranking = (page: Page) => page.getByRole('region', { name: 'Ranking' });

/** Returns the names and scores of all rows. */
async function standings(page: Page): Promise<string[]> {
  return ranking(page).getByRole('listitem').allInnerTexts();
}

test(
  'two members see who leads, find each other and watch the round that proves it [S1.11]',
  ONE_SIZE,
  async ({ page, browser, site }) => {
    // Members of earlier tests are not on the boards of the new week.
    await site.advance(WEEK_MS);
    const one = await race(page, site);
    const other = await raceElsewhere(browser, site);

    await page.getByRole('link', { name: 'Back to Games' }).last().click();
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await page.getByRole('tab', { name: 'Alien Clicker' }).click();
    await page.getByRole('button', { name: 'This Week' }).click();
    await expect(page).toHaveURL('/leaderboard?game=alien-clicker&range=week');
    await expect(ranking(page).getByRole('listitem')).toHaveCount(2);
    // Ties go to the member who reached the score first.
    const [best, second] = one.score >= other.score ? [one, other] : [other, one];
    const [first = '', last = ''] = await standings(page);
    expect(first).toContain(best.name);
    expect(first).toContain(String(best.score));
    expect(last).toContain(second.name);
    const podium = page.getByRole('list', { name: 'Podium' }).getByRole('listitem');
    await expect(podium.nth(0)).toContainText(best.name);
    await expect(podium.nth(2)).toContainText('Nobody yet');
    const place = one === best ? '#1' : '#2';
    await expect(page.getByRole('region', { name: 'Your Stats' }).getByText(place)).toBeVisible();

    await page.reload();
    await page.getByRole('searchbox', { name: 'Search players' }).fill(other.name.toUpperCase());
    await expect(ranking(page).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?game=alien-clicker&range=week&search=/);

    // From here on time passes in frames controlled by the test, so that the replay never pauses.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('link', { name: `${other.name}: watch the round` }).click();
    await untilVisible(page, page.getByRole('button', { name: 'Pause' }), FRAME_MS);
    await expect(page.getByText(other.name)).toBeVisible();
    await untilVisible(page, page.getByRole('heading', { name: 'Round Watched' }), 2000);
    const points = `${other.score.toLocaleString('en-US')} ${other.score === 1 ? 'point' : 'points'}`;
    await expect(page.getByText(`${other.name} made ${points}, and so did this replay.`)).toBeVisible();
    await page.clock.resume();

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\?game=alien-clicker&range=week&search=/);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/leaderboard?game=alien-clicker&range=week');
    await page.getByRole('tab', { name: 'All Games' }).click();
    await page.getByRole('button', { name: `${best.name}: show the ranked rounds` }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /^Watch Alien Clicker, / }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/home');
    const top = page.getByRole('region', { name: 'Top Players' });
    await expect(top.getByRole('listitem').filter({ hasText: one.name })).toBeVisible();
  },
);

test('the leaderboard of a newcomer leads to a first round', async ({ page, site, isMobile }) => {
  await registerDirectly(page, site);
  await page.goto('/leaderboard?game=memory-match&range=today');
  await expect(page.getByRole('heading', { name: 'No scores today yet' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Podium' })).toHaveCount(isMobile ? 0 : 1);
  await ranking(page).getByRole('link', { name: 'Play Memory Match' }).click();
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
});
