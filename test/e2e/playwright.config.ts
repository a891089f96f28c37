import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.mjs';

const executablePath = chromiumPath();

/** Sizes of the design. */
export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };
const ON_DESKTOP = { viewport: DESKTOP };
const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

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
  use: {
    launchOptions: launchOptions(),
    // No traces: they record every frame, which costs more than the game. Add --trace on for debugging.
    screenshot: 'only-on-failure',
    // It would download the whole site for each test; the tests about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // Run by `npm test`.
    { name: 'journeys', testDir: 'journeys', grepInvert: /@phone/, use: ON_DESKTOP },
    { name: 'journeys-phone', testDir: 'journeys', grep: /@phone/, use: ON_PHONE },
    // Run by `npm run test:full`. First, because it plays a real minute, in parallel with the others.
    { name: 'release', testMatch: 'release.spec.ts', use: ON_DESKTOP },
    { name: 'desktop', testIgnore: ['{journeys,engines}/**', 'release.spec.ts'], use: ON_DESKTOP },
    // Each in its own engine, one test after the other, without Playwright's browser.
    { name: 'firefox', testMatch: 'engines/firefox.spec.ts', workers: 1 },
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts', workers: 1 },
    {
      name: 'phone',
      // The same browser engine would replay the same logs and hold the same memory.
      testIgnore: ['{journeys,engines}/**', 'release.spec.ts', 'agreement*.spec.ts', 'mounts*.spec.ts'],
      grepInvert: /@one-size/,
      use: ON_PHONE,
    },
  ],
});
