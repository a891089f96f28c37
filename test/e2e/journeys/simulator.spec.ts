import type { Locator, Page, Response } from '@playwright/test';
import { simulatedRun } from 'game-scenes/rules';
import { registerDirectly } from '../rich-member.js';
import { expect, test, type Site } from '../site.js';
import { expectRecords, figure } from '../verdict.js';

const SECONDS = 60;

const FIRST_PAID = 'Run 1 of the 10 that pay today';

const statsFigure = (page: Page, term: string): Locator =>
  figure(page.getByRole('region', { name: 'Race Stats' }), term);

/** Watches a running race second by second, and returns what the screen showed each time. */
async function watch(page: Page, site: Site): Promise<string[]> {
  const shown: string[] = [];
  const result = page.getByRole('heading', { name: 'Race Over!' });
  for (let second = 1; second <= SECONDS; second++) {
    await expect(result).toHaveCount(0);
    await site.advance(1000);
    await page.clock.runFor(1000);
    const clock = `0:${String(SECONDS - second).padStart(2, '0')}`;
    await expect(statsFigure(page, 'Time left')).toHaveText(clock);
    shown.push(
      `${await statsFigure(page, 'Position').innerText()}, ${await statsFigure(page, 'Lap').innerText()}`,
    );
  }
  await expect(result).toBeVisible();
  return shown;
}

test('a member watches a run to its end, which pays what its ticket had drawn [S1.05]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/racing');
  await page.getByRole('button', { name: 'Start Race' }).waitFor();
  await page.getByText(FIRST_PAID).waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const ticket = page.waitForResponse(isTicket);
  await page.getByRole('button', { name: 'Start Race' }).click();
  const { seed } = (await (await ticket).json()) as { seed: string };
  const run = simulatedRun(seed);
  await expect(page.getByText(FIRST_PAID)).toBeVisible();

  const shown = await watch(page, site);
  expect(shown).toEqual(run.moments.slice(1).map(({ position, lap }) => `${position} / 4, ${lap} / 3`));
  await page.clock.resume();
  const { position } = run.moments.at(-1) ?? {};
  await expect(page.locator('.race-result__place')).toHaveAttribute('data-place', String(position));
  await expect(page.locator('.race-result')).toContainText(`${run.score} points, ${run.coins} coins`);

  const placeCoins = [6, 4, 2, 0][(position ?? 4) - 1] ?? 0;
  const lines = [
    { description: `Position: ${position} – Racing Simulator`, amount: placeCoins },
    { description: 'Championship points – Racing Simulator', amount: run.coins - placeCoins },
  ].filter(({ amount }) => amount > 0);
  await expectRecords(page, { gameName: 'Racing Simulator', score: run.score, lines });
  await page.getByRole('link', { name: 'Coin history' }).click();
  for (const { description } of lines) await expect(page.getByText(description).first()).toBeVisible();
});

function isTicket(response: Response): boolean {
  return response.url().endsWith('/api/games/rounds') && response.request().method() === 'POST';
}
