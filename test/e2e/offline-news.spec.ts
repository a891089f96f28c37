import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newCredentials, openScreen, register } from './member.js';
import { nextRelease } from './next-release.js';
import { untilAtWork } from './offline-visit.js';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ serviceWorkers: 'allow' });

/** Expects exactly one toast on the page, with this title, text and button. */
async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const notice = page.locator('.toast').filter({ hasText: title });
  await expect(notice.locator('.toast__title')).toHaveText(title);
  await expect(notice.locator('.toast__description')).toHaveText(description);
}

async function openHome(page: Page): Promise<void> {
  await register(page, newCredentials());
  await openScreen(page, '/home');
  await untilAtWork(page);
}

test('a new version is offered by a toast, and Update goes over to it', ONE_SIZE, async ({ page, site }) => {
  await openHome(page);
  const release = nextRelease();
  await site.kill();
  await site.startAgain(release);
  try {
    await openScreen(page, '/games');
    const text = 'Refresh to update the app with the latest content.';
    await expectToast(page, 'New content available', text);
    // Nothing changes until the member agrees.
    await expect(page.locator('html[data-release=next]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.locator('html[data-release=next]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Games');
    await openScreen(page, '/home');
    await expect(page.locator('html[data-release=next]')).toHaveCount(1);
    await expect(page.getByText('New content available')).toHaveCount(0);
  } finally {
    await site.kill();
    await site.startAgain();
    rmSync(release, { recursive: true });
  }
});

test(
  'a lost network is told by a toast: the browser knows it, or only the worker learns it',
  ONE_SIZE,
  async ({ page, context, site }) => {
    await openHome(page);
    const text = 'Some features may be limited until connection is restored.';
    await context.setOffline(true);
    await expectToast(page, "You're offline", text);
    await context.setOffline(false);

    // The browser is online, but the server is down.
    await site.kill();
    try {
      await page.goto('/games');
      await expectToast(page, "You're offline", text);
      await expect(page.getByText(/^Offline: what you see is as of /)).toBeVisible();
    } finally {
      await site.startAgain();
    }
  },
);
