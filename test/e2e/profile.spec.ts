import type { Page } from '@playwright/test';
import { anEntry } from '../../frontend/test/fixtures/board-data';
import { expectBalance, signIn } from './member.js';
import { keyboardInput, MemoryPlayer, PAIRS } from './memory-player.js';
import { PageTime } from './page-time.js';
import { registerDirectly, saveUp } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ hasDailyBonus: true });

/** A picture of 1×1 px. */
const PICTURE = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Coins for a picture, and the 10 coins of the first day. */
const COINS_FOR_A_PICTURE = 510;

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Change Password' });
  await form.getByLabel('Current Password', { exact: true }).fill(current);
  await form.getByLabel('New Password', { exact: true }).fill(next);
  await form.getByLabel('Confirm New Password', { exact: true }).fill(next);
  await form.getByRole('button', { name: 'Update Password' }).click();
}

test(
  'a member changes name and password, which signs their other device out [S1.12, S2.079, S6.11]',
  ONE_SIZE,
  async ({ page, browser, site }) => {
    const credentials = await registerDirectly(page, site);
    const newName = `${credentials.username}-2`;
    const otherContext = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    const other = await otherContext.newPage();
    await signIn(other, credentials);

    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2);
    const form = page.getByRole('form', { name: 'Change Username' });
    await form.getByLabel('New Username').fill(newName);
    await form.getByLabel('Current Password', { exact: true }).fill('not the password');
    await form.getByRole('button', { name: 'Update Username' }).click();
    await expect(page.getByText('Failed to update username').first()).toBeVisible();
    await form.getByLabel('Current Password', { exact: true }).fill(credentials.password);
    await form.getByRole('button', { name: 'Update Username' }).click();
    await expect(page.getByRole('heading', { level: 1, name: newName })).toBeVisible();

    await changePassword(page, credentials.password, 'another password');
    await expect(page.getByText('Password updated').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
    await other.goto('/home');
    await expect(other).toHaveURL('/auth');
    await signIn(other, { username: newName, password: 'another password' });
    await otherContext.close();
  },
);

test('a member uploads a picture once their coins suffice [S1.09]', async ({ page, site }) => {
  await registerDirectly(page, site);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Upload Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile Picture' });
  await dialog.getByLabel('Picture file').setInputFiles(PICTURE);
  await expect(dialog.getByAltText('Preview')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload Picture' }).click();
  await expect(page.getByText('You need 500 coins to update your profile picture.').first()).toBeVisible();

  await saveUp(page, site, COINS_FOR_A_PICTURE);
  await page.reload();
  await page.getByRole('button', { name: 'Upload Picture' }).click();
  await dialog.getByLabel('Picture file').setInputFiles(PICTURE);
  await dialog.getByRole('button', { name: 'Upload Picture' }).dblclick();
  await expect(page.getByText('Profile picture updated').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', /^\/media\/.*\.webp$/);
  await expectBalance(page, 10);
});

test('a member watches an earlier round from the profile', async ({ page, site }) => {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games/memory-match');
  const time = await PageTime.stop(page, site);
  await page.getByRole('button', { name: 'Start Game' }).click();
  await time.countIn();
  await time.untilVisible(page.getByRole('button', { name: 'Pause' }));
  await new MemoryPlayer(time, keyboardInput(page)).find(PAIRS);
  await page.clock.resume();
  await expect(page.getByText('Proven by replay')).toBeVisible();

  await page.goto('/profile');
  const rounds = page.getByRole('region', { name: 'Last Rounds' });
  await expect(rounds.getByRole('listitem')).toHaveCount(1);
  await rounds.getByRole('link', { name: /^Watch Memory Match/ }).click();
  await expect(page.getByText('Watching', { exact: true })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a member takes their data along and closes the account', ONE_SIZE, async ({ page, site }) => {
  const credentials = await registerDirectly(page, site);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  expect((await download).suggestedFilename()).toBe(`alien-squad-${credentials.username}.json`);

  await page.getByRole('button', { name: 'Close Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByLabel('Your Password', { exact: true }).fill(credentials.password);
  await dialog.getByRole('button', { name: 'Close Account' }).click();
  await expect(page.getByText('Account closed').first()).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Alien ID').fill(credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(page.getByText('Login failed').first()).toBeVisible();
});

test(
  'a newcomer finds the daily bonus in the balance and in the ledger, once',
  ONE_SIZE,
  async ({ page, site }) => {
    await registerDirectly(page, site);
    await page.goto('/home');
    await expectBalance(page, 10);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveCount(1);
    await expectBalance(page, 10);
  },
);

/** Unexpected layout shifts: their total score, and the elements with their old and new positions. */
interface Shifts {
  sum: number;
  moved: string[];
}

/** Runs in the page: sums the layout shifts from the first frame on. */
function recordShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] };
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node?: Node;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const name = node instanceof Element ? node.className : 'what is gone by now';
        shifts.moved.push(`${name} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Mocks a leaderboard of two members, fewer than most windows show. */
async function fillWithTwo(page: Page): Promise<void> {
  const answer = { json: [anEntry(1), anEntry(2)], headers: { 'X-Total-Count': '2' } };
  await page.route(/\/api\/leaderboard(\?.*)?$/, (route) => route.fulfill(answer));
}

for (const path of ['/home', '/profile', '/leaderboard']) {
  test(`${path} holds still while it loads`, async ({ page, site }) => {
    await registerDirectly(page, site);
    await fillWithTwo(page);
    await page.addInitScript(recordShifts);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
    expect(sum, `moved: ${moved.join(', ')}`).toBeLessThanOrEqual(0.02);
  });
}
