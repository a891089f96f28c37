import { fillSignIn, inTouch, openScreen } from '../member.js';
import { registerDirectly } from '../rich-member.js';
import { expect, test } from '../site.js';

interface Device {
  readonly id: string;
  readonly isCurrent: boolean;
}

test('a visitor signs in to the page they wanted, a member is not let into the dashboard, and is out once their session is ended elsewhere [S2.015]', async ({
  page,
  anotherPage,
  site,
}) => {
  const other = await anotherPage();
  const credentials = await registerDirectly(other, site);
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth#register');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await fillSignIn(page, credentials);
  await expect(page).toHaveURL('/profile');

  await openScreen(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');

  const devices = (await (await page.request.get('/api/user/sessions')).json()) as Device[];
  const current = devices.find(({ isCurrent }) => isCurrent);
  const isInTouch = inTouch(page);
  await openScreen(page, '/games');
  await isInTouch;
  // A request that is refused meanwhile would sign the member out without this message.
  await page.waitForLoadState('networkidle');
  await other.request.delete(`/api/user/sessions/${current?.id}`, { headers: { origin: site.url } });
  await expect(page.getByText('You were signed out', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/auth');
});
