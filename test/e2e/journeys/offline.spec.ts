import type { Page } from '@playwright/test';
import { expectBalance } from '../member.js';
import { nextTicket, registerForOffline } from '../offline-visit.js';
import { playRoundQuickly } from '../quick-round.js';
import { expect, ON_PHONE, test } from '../site.js';

test.use({ serviceWorkers: 'allow' });

/** Returns the amounts of the member's coin history, newest first. */
async function amountsOf(page: Page): Promise<number[]> {
  const lines: unknown = await (await page.request.get('/api/coins/transactions')).json();
  return (lines as { amount: number }[]).map(({ amount }) => amount);
}

test(
  'a round without a network waits over a reload, every address opens meanwhile from a cache without answers of the API, and it is paid once when the network is back',
  ON_PHONE,
  async ({ page, context, site, isMobile }) => {
    await page.clock.install();
    await registerForOffline(page, site);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Offline', { exact: true }).filter({ visible: true })).toBeVisible();
    await playRoundQuickly(page, site, isMobile, await nextTicket(page));
    await expect(page.getByText(/This round is not sent yet\./)).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 round waits to be sent.')).toBeVisible();
    for (const [path, heading] of [
      ['/no/such/place', '404'],
      ['/network', ''],
      ['/games', 'Games'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(heading);
    }
    await expect(page.getByText(/^Offline: what you see is as of /)).toBeVisible();

    const keptAddresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(keptAddresses).toContain('/app.html');
    expect(keptAddresses.filter((path) => /^\/(?:api|ws)\//.test(path))).toEqual([]);

    await context.setOffline(false);
    await expect.poll(() => amountsOf(page), { timeout: 30_000 }).toHaveLength(1);
    const [coins = 0] = await amountsOf(page);
    expect(coins).toBeGreaterThan(0);
    await expectBalance(page, coins);
    await expect(page.getByText(/^Offline: what you see/)).toHaveCount(0);
    await page.goto('/games/alien-clicker');
    await expect(page.getByText('Your best')).toBeVisible();
    await expect(page.getByText(/waits? to be sent/)).toHaveCount(0);
    expect(await amountsOf(page)).toEqual([coins]);
  },
);
