import { expectBalance, newCredentials, register, signIn, signOut } from '../member.js';
import { playRoundQuickly } from '../quick-round.js';
import { expect, ON_PHONE, test } from '../site.js';
import { figure } from '../verdict.js';

test(
  'a newcomer paints their alien free of charge, wins coins in a proven round, and finds both on the hub and after signing in again [S1.06, S1.07, S2.044, S4.15, S4.16, S7.10]',
  ON_PHONE,
  async ({ page, site, isMobile }) => {
    const credentials = newCredentials();
    await page.clock.install();
    await register(page, credentials);
    await expectBalance(page, 0);
    await page.locator('label', { hasText: 'Purple' }).click();
    await page.getByRole('button', { name: 'Wear purple' }).click();
    await expect(page.getByText('1 of 3 done')).toBeVisible();
    await page.getByRole('link', { name: 'Play Alien Clicker' }).click();

    await playRoundQuickly(page, site, isMobile);
    await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    await expect(page.getByText('Proven by replay')).toBeVisible();
    const score = await figure(page.getByRole('main'), 'Score').innerText();
    const earned = await page.getByText(/Earned \d+ coins playing Alien Clicker/).innerText();
    const coins = Number(/Earned (\d+)/.exec(earned)?.[1]);
    expect(coins).toBeGreaterThan(0);
    await expect(page.getByText(earned)).toBeInViewport({ ratio: 1 });
    const history: unknown = await (await page.request.get('/api/coins/transactions')).json();
    expect(history).toMatchObject([
      { amount: coins, description: `Earned ${coins} coins playing Alien Clicker` },
    ]);

    await page.getByRole('link', { name: 'Back to Games' }).last().click();
    await expect(page).toHaveURL('/games');
    const card = page.getByRole('article', { name: 'Alien Clicker' });
    await expect(figure(card, 'High Score')).toHaveText(score);
    await expect(figure(card, 'Times Played')).toHaveText('1');
    await expect(figure(page.getByRole('main'), 'Rounds')).toHaveText('1');
    await expect(figure(page.getByRole('main'), 'Minutes')).toHaveText('1');
    await expectBalance(page, coins);

    await signOut(page, isMobile);
    await signIn(page, credentials);
    await page.goto('/home');
    await expectBalance(page, coins);
    await expect(page.getByText('2 of 3 done')).toBeVisible();
  },
);
