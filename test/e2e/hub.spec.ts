import type { Locator } from '@playwright/test';
import { expectBalance } from './member.js';
import { playRoundQuickly } from './quick-round.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

/** A game as returned by `GET /api/games`. */
interface ListedGame {
  readonly name: string;
  readonly path: string;
  readonly imageUrl: string;
}

/** Returns the value of a term, such as 'High Score'. */
function figure(place: Locator, term: string): Locator {
  return place.locator(`dl > div:has(dt:text-is("${term}")) dd`).first();
}

test('the hub leads to a game, and shows its high score and the times it was played when the player is back [S2.044, S7.10]', async ({
  page,
  site,
  isMobile,
}) => {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/home');
  await page.getByRole('link', { name: 'All games' }).click();
  const card = page.getByRole('article', { name: 'Alien Clicker' });
  await expect(card.getByText('No runs yet')).toBeVisible();
  await card.getByRole('link', { name: 'Play Now: Alien Clicker' }).click();

  await playRoundQuickly(page, site, isMobile);
  await expect(page.getByText('Proven by replay')).toBeVisible();
  const score = await figure(page.getByRole('main'), 'Score').innerText();
  const earned = await page.getByText(/Earned \d+ coins playing Alien Clicker/).innerText();
  await page.getByRole('link', { name: 'Back to Games' }).last().click();

  await expect(page).toHaveURL('/games');
  await expect(figure(card, 'High Score')).toHaveText(score);
  await expect(figure(card, 'Times Played')).toHaveText('1');
  await expect(figure(page.getByRole('main'), 'Games played')).toHaveText('1');
  await expect(figure(page.getByRole('main'), 'Minutes')).toHaveText('1');
  await expectBalance(page, Number(/Earned (\d+)/.exec(earned)?.[1]));
});

test('every game of the list has its picture and its screen', ONE_SIZE, async ({ page, request, site }) => {
  const games = (await (await request.get('/api/games')).json()) as ListedGame[];
  expect(games).not.toHaveLength(0);
  await registerDirectly(page, site);
  for (const { name, path, imageUrl } of games) {
    const picture = await request.get(imageUrl);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    // Its name has no hash, so the browser must revalidate it.
    expect(picture.headers()['cache-control']).toBe('no-cache');
    expect(await picture.text()).toMatch(/^<svg /);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect((await request.get('/covers/no-such-game.svg')).status()).toBe(404);
});
