import assert from 'node:assert/strict';
import { until } from './live-site.mjs';

/**
 * Opens the livestream's page as a new member.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url address of the site or of one node
 * @param {string} username
 */
export async function openAsMember(browser, url, username) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const answer = await page.request.post('/api/register', {
    data: { username, password: 'a password of length' },
    headers: { origin: url },
  });
  assert.equal(answer.status(), 201);
  // The server's push messages arrive over this socket.
  const socket = page.waitForEvent('websocket');
  await page.goto('/livestream');
  await page.getByRole('heading', { name: 'Race Details' }).waitFor();
  await socket;
  const seconds = () => page.locator('video').evaluate(({ currentTime }) => currentTime);
  return {
    page,
    failures,
    says: (text) => page.getByText(text).first().waitFor(),
    /** Waits until playback has advanced by this many seconds. */
    async movesOn(by) {
      await page.locator('video').waitFor();
      const from = await seconds();
      await until('the picture moves on', async () => (await seconds()) > from + by);
    },
  };
}
