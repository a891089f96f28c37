import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newCredentials, register } from './member.js';
import { expect, test } from './site.js';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The LIST of addresses to look at; the last is one that does not exist. */
const VISITORS_PATHS = ['/', '/auth', '/network', '/no-such-page'];
const MEMBERS_PATHS = ['/home', '/games/alien-clicker'];

// While a screen fades in, its contrast is too low for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds: for each rule that is broken, the elements and why. */
async function findings(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

for (const path of VISITORS_PATHS) {
  test(`a visitor finds nothing in the way at ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
}

test('a member finds nothing in the way on any screen', async ({ page }) => {
  await register(page, newCredentials());
  for (const path of MEMBERS_PATHS) {
    await page.goto(path);
    expect(await findings(page), path).toEqual([]);
  }
});
