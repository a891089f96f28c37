import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { helpFor } from '../gallery/help.js';
import { SCREENS } from '../gallery/screens.mjs';
import { openScreen } from './member.js';
import { PHONE } from './playwright.config.js';
import { registerDirectly, signInAsOwner } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// While a screen fades in, its contrast is too low for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds: for each rule that is broken, the elements and why. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

for (const { name, path, as, prepare, isOtherOnPhone } of SCREENS) {
  const sizes = isOtherOnPhone ? {} : ONE_SIZE;
  test(`nothing stands in the way of anybody on ${name}`, sizes, async ({ page, site, isMobile }) => {
    await page.clock.install();
    if (as === 'member') await registerDirectly(page, site);
    if (as === 'admin') await signInAsOwner(page, site);
    await openScreen(page, path);
    await prepare?.(page, helpFor(page, site, isMobile));
    // Behind an open menu the heading is there, but for nobody to find by its role.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    expect(await findings(page)).toEqual([]);
    if (isMobile) return;
    // The window of a desk made as small as a phone shows what a phone would, without going there once more.
    await page.setViewportSize(PHONE);
    // From the top, where nothing has slid half under the bar by chance.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findings(page)).toEqual([]);
  });
}
