import type { Page } from '@playwright/test';
import { expectBalance, openScreen } from './member.js';
import { playRoundQuickly } from './quick-round.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

const PLAY = '/games/alien-clicker';
const PROVEN = /^Your Alien Clicker round was proven: \+(\d+)\scoins?$/;

/** Returns the member's coin history. */
const ledgerOf = async (page: Page): Promise<unknown> =>
  (await page.request.get('/api/coins/transactions')).json();

test(
  'a round whose server is killed is decided when it is back: paid once, and told after a reload',
  ONE_SIZE,
  async ({ page, site, isMobile }) => {
    await page.clock.install();
    await registerDirectly(page, site);
    await page.goto(PLAY);
    // The server pays the round, but the browser does not receive the answer.
    await page.route('**/api/games/stats', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      // A dead server does not answer.
      await route.fetch().catch(() => undefined);
      await route.abort();
    });
    await playRoundQuickly(page, site, isMobile);
    await expect(page.getByText(/This round is not sent yet\./)).toBeVisible();
    await site.kill();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.goto('about:blank');
    await page.unroute('**/api/games/stats');

    await site.startAgain();
    await page.goto('/home');
    const text = await page.getByText(PROVEN).first().innerText();
    const coins = Number(PROVEN.exec(text)?.[1]);
    expect(coins).toBeGreaterThan(0);
    await expectBalance(page, coins);
    const paid = [{ amount: coins, description: `Earned ${coins} coins playing Alien Clicker` }];
    expect(await ledgerOf(page)).toMatchObject(paid);

    await openScreen(page, PLAY);
    await expect(page.getByText('Your best')).toBeVisible();
    await expect(page.getByText(/waits? to be sent/)).toHaveCount(0);
    expect(await ledgerOf(page)).toMatchObject(paid);
  },
);
