import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.mjs';

const executablePath = chromiumPath();

/** Desktop and phone, as in the pictures the site was designed by. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * In a window that nobody sees, Chromium draws two sheets for what might be typed into its address bar, which costs more
 * than most tests. It takes the last list alone: what Playwright turns off stands in this one again.
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

/** How the browser is started, and with further arguments where a file needs them. */
export const launchOptions = (...further: string[]) => ({
  args: [...ARGUMENTS, ...further],
  ...(executablePath ? { executablePath } : {}),
});

/** Whether everything is tried, as `npm run test:full` does. */
const IS_WHOLE = process.env['TEST_STRESS'] === 'whole';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build-site.ts',
  // One for each of two cores, with a site of its own: where a test waits or its server is busy, another one draws.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A round is 3,600 frames, drawn one by one however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // So that an accident costs no whole run: the summary names every test that needed it, and each is a fault to repair.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    launchOptions: launchOptions(),
    // A trace films every frame, which costs more than the game: add --trace on when looking for a mistake.
    screenshot: 'only-on-failure',
    // It would fetch the whole site for each test; those about it let it in.
    serviceWorkers: 'block',
  },
  projects: [
    // First, since it plays a minute that is one, beside whatever else goes on.
    { name: 'release', testMatch: 'release.spec.ts', use: { viewport: DESKTOP } },
    { name: 'desktop', testIgnore: 'release.spec.ts', use: { viewport: DESKTOP } },
    {
      name: 'phone',
      // The same browser plays the same logs, and keeps as much of them.
      testIgnore: ['release.spec.ts', 'agreement*.spec.ts', 'mounts*.spec.ts'],
      ...(IS_WHOLE ? {} : { grepInvert: /@one-size/ }),
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
  ],
});
