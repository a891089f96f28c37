import { openScreen, signIn } from './member.js';
import { registerForOffline } from './offline-visit.js';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ serviceWorkers: 'allow' });

test(
  'whoever signs out without a network is out at once, and at the server when it is back',
  ONE_SIZE,
  async ({ page, context, site, isMobile }) => {
    const member = await registerForOffline(page, site);
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
