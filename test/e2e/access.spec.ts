import { openState } from '../gallery/open-state.js';
import { SCREENS } from '../gallery/screens.js';
import { findings } from './access-findings.js';
import { launchOptions, PHONE, TABLET } from './playwright.config.js';
import { expect, ONE_SIZE, test } from './site.js';

// Contrast is too low while a screen fades in, so animations are off.
// Reuses the browser context: clearing its state is much faster than a new context.
test.use({ contextOptions: { reducedMotion: 'reduce' }, reuseContext: true });

// One renderer process for all pages, as on a phone; by default the browser would start two per page.
test.use({ launchOptions: launchOptions('--renderer-process-limit=1', '--disable-site-isolation-trials') });

// Late polling requests fail after the test has ended; ignore them.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [index, screen] of SCREENS.entries()) {
  const sizes = screen.isOtherOnPhone ? {} : ONE_SIZE;
  /** The other states of a screen differ from it in the same way at all sizes. */
  const isFirst = SCREENS.findIndex(({ path }) => path === screen.path) === index;
  test(`nothing stands in the way of anybody on ${screen.name}`, sizes, async ({ page, site, isMobile }) => {
    await openState(page, site, isMobile, screen);
    // Behind an open menu the heading is attached, but hidden from role queries.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    expect(await findings(page)).toEqual([]);
    if (isMobile || !isFirst) return;
    // A desktop window at another size shows the same as a tablet or phone, so another visit is not needed.
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size);
      // From the top, where the bar does not overlap content.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await findings(page)).toEqual([]);
    }
  });
}
