import { rmSync } from 'node:fs';
import { openScreen } from '../member.js';
import { nextRelease } from '../next-release.js';
import { untilAtWork } from '../offline-visit.js';
import { registerDirectly } from '../rich-member.js';
import { expect, test } from '../site.js';

test.use({ serviceWorkers: 'allow' });

test('a new version is offered by a toast, and Update goes over to it', async ({ page, site }) => {
  await registerDirectly(page, site);
  await openScreen(page, '/home');
  await untilAtWork(page);
  const release = nextRelease();
  await site.kill();
  await site.startAgain(release);
  try {
    await openScreen(page, '/games');
    const notice = page.locator('.toast').filter({ hasText: 'New content available' });
    await expect(notice).toContainText('Refresh to update the app with the latest content.');
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
