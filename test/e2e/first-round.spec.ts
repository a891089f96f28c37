import { expectBalance, newCredentials, register, signIn, signOut } from './member.js';
import { playRoundQuickly } from './quick-round.js';
import { expect, test } from './site.js';

test('a newcomer registers, wins coins in a proven round and finds them after signing in again [S1.06, S1.07, S4.15, S4.16]', async ({
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
  const history = (await (await page.request.get('/api/coins/transactions')).json()) as unknown;
  expect(history).toMatchObject([
    { amount: coins, description: `Earned ${coins} coins playing Alien Clicker` },
  ]);
  await page.getByRole('link', { name: 'Back to Games' }).last().click();
  await expectBalance(page, coins);

  await signOut(page, isMobile);
  await signIn(page, credentials);
  await page.goto('/home');
  await expectBalance(page, coins);
});
