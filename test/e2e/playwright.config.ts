import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.mjs';

const executablePath = chromiumPath();

/** Desktop and phone, as in the pictures the site was designed by. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Whether everything is tried, as `npm run test:full` does. */
const IS_WHOLE = process.env['TEST_STORMS'] === 'whole';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build-site.ts',
  // Drawing in software keeps a core busy: two browsers at once would only take turns.
  workers: 1,
  forbidOnly: true,
  // A round is 3,600 frames, drawn one by one however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
    // A trace films every frame, which costs more than the game: add --trace on when looking for a mistake.
    screenshot: 'only-on-failure',
    // It would fetch the whole site for each test; those about it let it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testIgnore: 'release.spec.ts', use: { viewport: DESKTOP } },
    {
      name: 'phone',
      // The same browser plays the same logs, and keeps as much of them.
      testIgnore: ['release.spec.ts', 'agreement*.spec.ts', 'mounts*.spec.ts'],
      ...(IS_WHOLE ? {} : { grepInvert: /@one-size/ }),
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    { name: 'release', testMatch: 'release.spec.ts', use: { viewport: DESKTOP } },
  ],
});
