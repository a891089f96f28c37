import type { Page } from '@playwright/test';
import { nextTicket, playClicker } from './clicker-player.js';
import { expectBalance, newCredentials, register, signIn, signOut } from './member.js';
import { expect, test, type Site } from './site.js';

/** Plays a whole round in moments: the page's clock and the server's are moved on together. */
async function playRoundQuickly(page: Page, site: Site, isMobile: boolean): Promise<void> {
  const ticket = nextTicket(page);
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.locator('canvas').waitFor();
  await page.clock.pauseAt(Date.now() + 1000);
  await playClicker(page, await ticket, {
    wait: async (milliseconds) => {
      await site.advance(milliseconds);
      await page.clock.runFor(milliseconds);
    },
    strike: (x, y) => (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
  });
  await page.clock.resume();
}

test('a newcomer registers, wins coins in a proven round and finds them after signing in again', async ({
  page,
  site,
  isMobile,
}) => {
  const credentials = newCredentials();
  await page.clock.install();
  await register(page, credentials);
  await page.goto('/games/alien-clicker');
  await expectBalance(page, 0);

  await playRoundQuickly(page, site, isMobile);
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expect(page.getByText('Proven by replay')).toBeVisible();
  const earned = await page.getByText(/Earned \d+ coins playing Alien Clicker/).innerText();
  const coins = Number(/Earned (\d+)/.exec(earned)?.[1]);
  expect(coins).toBeGreaterThan(0);
  await expectBalance(page, coins);

  await signOut(page, isMobile);
  await signIn(page, credentials);
  await page.goto('/home');
  await expectBalance(page, coins);
});
