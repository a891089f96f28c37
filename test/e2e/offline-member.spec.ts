import type { Page } from '@playwright/test';
import { openScreen, signIn } from './member.js';
import { CLICKER, registerForOffline, unspentTickets } from './offline-visit.js';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ serviceWorkers: 'allow' });
test.slow();

/** Starts a round and leaves it halfway. */
async function beginAndLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await openScreen(page, CLICKER);
}

test(
  'tickets of rounds that were begun and left without a network are new ones when it is back',
  ONE_SIZE,
  async ({ page, context }) => {
    await registerForOffline(page);
    const former = (await unspentTickets(page)).map(({ seed }) => seed);
    await context.setOffline(true);
    await page.reload();
    for (const _seed of former) await beginAndLeave(page);
    expect(await unspentTickets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByText('Practice: this round will not be sent').first()).toBeVisible();

    await openScreen(page, CLICKER);
    await context.setOffline(false);
    await expect.poll(async () => (await unspentTickets(page)).length).toBe(former.length);
    const seeds = (await unspentTickets(page)).map(({ seed }) => seed);
    expect(seeds.filter((seed) => former.includes(seed))).toEqual([]);
  },
);

test(
  'whoever signs out without a network is out at once, and at the server when it is back',
  ONE_SIZE,
  async ({ page, context, isMobile }) => {
    const member = await registerForOffline(page);
    await openScreen(page, '/home');
    const status = async (): Promise<number> => (await context.request.get('/api/user')).status();
    expect(await status()).toBe(200);
    const session = await context.storageState();

    await context.setOffline(true);
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByText(/^You are logged out on this device\./)).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await page.goto('/home');
    await expect(page).toHaveURL('/auth');

    await context.setOffline(false);
    await expect.poll(status).toBe(401);
    // The session itself has ended, not only the cookie.
    await context.addCookies(session.cookies);
    expect(await status()).toBe(401);
    await signIn(page, member);
  },
);
