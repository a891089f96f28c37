import type { Page } from '@playwright/test';
import { expectBalance, newCredentials, openScreen, register, signIn, signOut } from './member.js';
import { CLICKER, nextTicket, registerForOffline, spendAllTickets } from './offline-visit.js';
import { jump } from './page-time.js';
import { playRoundQuickly } from './quick-round.js';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ serviceWorkers: 'allow' });
// Timeout for whole rounds of 3,600 frames each.
test.slow();

interface CoinLine {
  readonly amount: number;
  readonly description: string;
}

/** Returns the member's coin history, newest first. */
async function ledgerOf(page: Page): Promise<CoinLine[]> {
  return (await (await page.request.get('/api/coins/transactions')).json()) as CoinLine[];
}

/** Waits until exactly this many rounds are paid, and returns the sum of their coins. */
async function coinsOfRounds(page: Page, count: number): Promise<number> {
  await expect.poll(async () => (await ledgerOf(page)).length, { timeout: 30_000 }).toBe(count);
  const lines = await ledgerOf(page);
  expect(lines.every(({ amount }) => amount > 0)).toBe(true);
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

test('rounds without a network, before and after a reload, are both paid once when it is back', async ({
  page,
  context,
  site,
  isMobile,
}) => {
  await page.clock.install();
  await registerForOffline(page);
  await context.setOffline(true);
  await playRoundQuickly(page, site, isMobile, await nextTicket(page));
  await expect(page.getByText(/This round is not sent yet\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Again' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 round waits to be sent.')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true }).filter({ visible: true })).toBeVisible();
  await playRoundQuickly(page, site, isMobile, await nextTicket(page));
  await expect(page.getByText(/This round is not sent yet\./)).toBeVisible();

  await page.goto('/games');
  await expect(page.getByText(/^Offline: what you see is as of /)).toBeVisible();
  await context.setOffline(false);
  const coins = await coinsOfRounds(page, 2);
  await expectBalance(page, coins);
  await expect(page.getByText(/^Offline: what you see/)).toHaveCount(0);

  await page.goto(CLICKER);
  await expect(page.getByText('Your best')).toBeVisible();
  await expect(page.getByText(/waits? to be sent/)).toHaveCount(0);
  expect(await coinsOfRounds(page, 2)).toBe(coins);
});

test(
  'a round whose server is killed while it pays is paid once',
  ONE_SIZE,
  async ({ page, context, site, isMobile }) => {
    await page.clock.install();
    await registerForOffline(page);
    await context.setOffline(true);
    await playRoundQuickly(page, site, isMobile, await nextTicket(page));
    await expect(page.getByText(/This round is not sent yet\./)).toBeVisible();

    // The server pays the round and is killed before it answers.
    const isKilled = new Promise<void>((resolve) => {
      void page.route('**/api/games/stats', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch().catch(() => undefined);
        await site.kill();
        await route.abort();
        resolve();
      });
    });
    await context.setOffline(false);
    await isKilled;
    await page.unroute('**/api/games/stats');
    await page.goto('/games');
    await expect(page.getByText(/^Offline: what you see/)).toBeVisible();

    await site.startAgain();
    await page.reload();
    await expect(
      page.getByText(/^Your Alien Clicker round was proven: \+\d+\scoins?$/).first(),
    ).toBeVisible();
    await expectBalance(page, await coinsOfRounds(page, 1));
  },
);

test(
  'two tabs that played without a network send each round once',
  ONE_SIZE,
  async ({ page, context, site, isMobile }) => {
    await page.clock.install();
    await registerForOffline(page);
    const otherTab = await context.newPage();
    await openScreen(otherTab, CLICKER);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/games/stats') && isOnline) {
        sent.push((request.postDataJSON() as { round: string }).round);
      }
    });
    let isOnline = false;
    await context.setOffline(true);
    for (const tab of [page, otherTab]) {
      await tab.bringToFront();
      await playRoundQuickly(tab, site, isMobile, await nextTicket(tab));
      await expect(tab.getByText(/This round is not sent yet\./)).toBeVisible();
    }

    isOnline = true;
    await context.setOffline(false);
    const coins = await coinsOfRounds(page, 2);
    for (const tab of [page, otherTab]) await expect(tab.getByText('Proven by replay')).toBeVisible();
    expect(new Set(sent).size).toBe(2);
    expect(await coinsOfRounds(page, 2)).toBe(coins);
  },
);

test(
  'a round waits for its member when another signs in before it is sent',
  ONE_SIZE,
  async ({ page, context, site, isMobile }) => {
    await page.clock.install();
    const member = await registerForOffline(page);
    await context.setOffline(true);
    await playRoundQuickly(page, site, isMobile, await nextTicket(page));
    await expect(page.getByText(/This round is not sent yet\./)).toBeVisible();
    await page.goto('about:blank');
    // The session has expired before the network is back.
    await context.clearCookies();
    await context.setOffline(false);

    await register(page, newCredentials());
    await openScreen(page, CLICKER);
    await expect(page.getByText(`1 round waits for ${member.username}.`)).toBeVisible();
    expect(await ledgerOf(page)).toEqual([]);
    await signOut(page, isMobile);

    await signIn(page, member);
    const coins = await coinsOfRounds(page, 1);
    await page.goto('/home');
    await expectBalance(page, coins);
  },
);

test(
  'without a ticket there is practice, which says so and is never sent',
  ONE_SIZE,
  async ({ page, context }) => {
    await page.clock.install();
    await registerForOffline(page);
    await context.setOffline(true);
    await spendAllTickets(page);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByText('Practice: this round will not be sent').first()).toBeVisible();
    await page.locator('canvas').waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await expect
      .poll(
        async () => {
          // Resumes a game that paused because the machine was too busy.
          const resume = page.getByRole('button', { name: 'Resume' });
          if (await resume.isVisible()) await resume.press('Enter');
          await jump(page, 4800);
          return page.getByRole('button', { name: 'Play Again' }).isVisible();
        },
        { timeout: 120_000 },
      )
      .toBe(true);
    await page.clock.resume();
    await expect(page.getByText('Practice: this round will not be sent.', { exact: true })).toBeVisible();

    await context.setOffline(false);
    await page.goto(CLICKER);
    await expect(page.getByText('Your first round')).toBeVisible();
    expect(await ledgerOf(page)).toEqual([]);
  },
);

test(
  'every address opens without a network, and no answer of the API is kept',
  ONE_SIZE,
  async ({ page, context }) => {
    await registerForOffline(page);
    await context.setOffline(true);
    for (const [path, heading] of [
      ['/games', 'Games'],
      [CLICKER, 'Alien Clicker'],
      ['/no/such/place', '404'],
      ['/network', ''],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(heading);
    }
    const keptAddresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(keptAddresses).toContain('/app.html');
    expect(keptAddresses.filter((path) => /^\/(?:api|ws)\//.test(path))).toEqual([]);
  },
);

test('the site can be installed', ONE_SIZE, async ({ page, request }) => {
  await page.goto('/auth');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const manifest = (await answer.json()) as { start_url: string; display: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Alien Squad', start_url: '/home', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const worker = await request.get('/sw.js');
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);
});
