import { openState } from '../gallery/help.js';
import { SCREENS } from '../gallery/screens.mjs';
import { findings } from './access-findings.js';
import { launchOptions, PHONE } from './playwright.config.js';
import { expect, ONE_SIZE, test } from './site.js';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// While a screen fades in, its contrast is too low for a moment.
// Nobody notices that others were in this window before: what they left is cleared away, which is much quicker than a new one.
test.use({ contextOptions: { reducedMotion: 'reduce' }, reuseContext: true });

// One process goes on from page to page, as on a phone; by itself the browser would start two for each.
test.use({ launchOptions: launchOptions('--renderer-process-limit=1', '--disable-site-isolation-trials') });

// A page that asks again while the test ends is answered by nobody any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const screen of SCREENS) {
  const sizes = screen.isOtherOnPhone ? {} : ONE_SIZE;
  test(`nothing stands in the way of anybody on ${screen.name}`, sizes, async ({ page, site, isMobile }) => {
    await openState(page, site, isMobile, screen);
    // Behind an open menu the heading is there, but for nobody to find by its role.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    expect(await findings(page, WCAG_2_2_AA)).toEqual([]);
    if (isMobile) return;
    // The window of a desk made as small as a phone shows what a phone would, without going there once more.
    await page.setViewportSize(PHONE);
    // From the top, where nothing has slid half under the bar by chance.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findings(page, WCAG_2_2_AA)).toEqual([]);
  });
}
