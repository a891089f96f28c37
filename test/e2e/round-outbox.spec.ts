import type { Page } from '@playwright/test';
import { expectBalance, newCredentials, openScreen, register, signIn, signOut } from './member.js';
import { playRoundQuickly } from './quick-round.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

// Generous, because of a whole round (3,600 frames) and several waits.
test.slow();

const PLAY = '/games/alien-clicker';
const PROVEN = /^Your Alien Clicker round was proven: \+(\d+)\scoins?$/;

interface CoinLine {
  readonly amount: number;
  readonly description: string;
}

/** Returns the member's coin history, newest first. */
async function ledgerOf(page: Page): Promise<CoinLine[]> {
  return (await (await page.request.get('/api/coins/transactions')).json()) as CoinLine[];
}

/** Waits for the toast about a verified waiting round, and returns its coins. */
async function coinsOfToast(page: Page): Promise<number> {
  const text = await page.getByText(PROVEN).first().innerText();
  return Number(PROVEN.exec(text)?.[1]);
}

/** Calls `act` for each round that this page submits; `act` decides whether the page gets an answer. */
async function onHandIn(
  page: Page,
  act: (send: () => Promise<void>) => Promise<'cut' | 'sent'>,
): Promise<void> {
  await page.route('**/api/games/stats', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const send = async (): Promise<void> => {
      // A dead server does not answer.
      await route.fetch().catch(() => undefined);
    };
    if ((await act(send)) === 'cut') await route.abort();
    else await route.fallback();
  });
}

test(
  'a round whose server is killed is decided when it is back: paid once, and told after a reload',
  ONE_SIZE,
  async ({ page, site, isMobile }) => {
    await page.clock.install();
    await registerDirectly(page, site);
    await page.goto(PLAY);
    // The server pays the round, but the browser does not receive the answer.
    await onHandIn(page, async (send) => {
      await send();
      return 'cut';
    });
    await playRoundQuickly(page, site, isMobile);
    await expect(page.getByText(/This round is not sent yet\./)).toBeVisible();
    await site.kill();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.goto('about:blank');
    await page.unroute('**/api/games/stats');

    await site.startAgain();
    await page.goto('/home');
    const coins = await coinsOfToast(page);
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

test(
  'a round at whose end the session is over waits for its member, whoever signs in before',
  ONE_SIZE,
  async ({ page, site, isMobile }) => {
    await page.clock.install();
    const member = await registerDirectly(page, site);
    await page.goto(PLAY);
    await onHandIn(page, async () => {
      await page.request.post('/api/logout', { headers: { Origin: site.url } });
      return 'sent';
    });
    await playRoundQuickly(page, site, isMobile);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(/Please sign in again\. Your round is kept here/).first()).toBeVisible();
    await page.unroute('**/api/games/stats');
    // Another member signs in on this browser: the sign-in page does not lead to the other member's round.
    await page.goto('about:blank');

    await register(page, newCredentials());
    await openScreen(page, PLAY);
    await expect(page.getByText(`1 round waits for ${member.username}.`)).toBeVisible();
    await expect(page.getByText('Your first round')).toBeVisible();
    await signOut(page, isMobile);

    await signIn(page, member);
    const coins = await coinsOfToast(page);
    await page.goto('/home');
    await expectBalance(page, coins);
    expect(await ledgerOf(page)).toHaveLength(1);
  },
);
