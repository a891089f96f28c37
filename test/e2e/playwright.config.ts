import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.mjs';

const executablePath = chromiumPath();

/** Desktop and phone sizes of the design. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Chromium features to turn off. In a headless window, Chromium renders two sheets of address bar
 * suggestions, which costs more than most tests. Only the last such list counts, so Playwright's own list is
 * repeated here.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const ARGUMENTS = [...CHROMIUM_ARGUMENTS, `--disable-features=${TURNED_OFF.join(',')}`];

/** Launch options of the browser, with optional further arguments. */
export const launchOptions = (...further: string[]) => ({
  args: [...ARGUMENTS, ...further],
  ...(executablePath ? { executablePath } : {}),
});

/** True if all tests run, as in `npm run test:full`. */
const IS_WHOLE = process.env['TEST_STRESS'] === 'whole';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build-site.ts',
  // One per core of a small machine, each with its own site: while one test waits, another one renders.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A round is 3,600 frames, rendered one by one even on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One retry, so that a flaky test does not fail the whole run. The summary lists such tests; each must be
  // fixed.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    launchOptions: launchOptions(),
    // No traces: they record every frame, which costs more than the game. Add --trace on for debugging.
    screenshot: 'only-on-failure',
    // It would download the whole site for each test; the tests about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // First, because it plays a real minute, in parallel with the others.
    { name: 'release', testMatch: 'release.spec.ts', use: { viewport: DESKTOP } },
    { name: 'desktop', testIgnore: 'release.spec.ts', use: { viewport: DESKTOP } },
    {
      name: 'phone',
      // The same browser engine would replay the same logs and hold the same memory.
      testIgnore: ['release.spec.ts', 'agreement*.spec.ts', 'mounts*.spec.ts'],
      ...(IS_WHOLE ? {} : { grepInvert: /@one-size/ }),
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
  ],
});
