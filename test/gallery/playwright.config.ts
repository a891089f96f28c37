import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.js';

/** The screen sizes of the gallery; a project's name is the folder of its pictures. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 667, height: 320 },
];

export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/build-site.ts',
  projects: SIZES.map(({ width, height }) => ({
    name: `${width}x${height}`,
    use: { viewport: { width, height }, hasTouch: width < 1024, isMobile: width < 768 },
  })),
});
