import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.js';

/** The sizes of a desktop, a tablet and a phone, unless another one is asked for. */
const SIZES = (process.env['GALLERY_SIZE'] ?? '1440x900 820x1180 390x844').split(' ');

export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/build-site.ts',
  snapshotPathTemplate: `${process.env['GALLERY_KEPT'] ?? ''}/{projectName}/{arg}{ext}`,
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 0 } },
  projects: SIZES.map((name) => {
    const [width = 0, height = 0] = name.split('x').map(Number);
    return { name, use: { viewport: { width, height }, hasTouch: width < 1024, isMobile: width < 768 } };
  }),
});
