import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/site.js';
import { openState } from './open-state.js';
import { SCREENS } from './screens.js';

const FOLDER = fileURLToPath(new URL('../../gallery', import.meta.url));

/** Waiting time for pictures, fonts and animations, in milliseconds. */
const SETTLING_MS = 700;

/** Whether pictures are kept or compared, which need to be alike each time. */
const isKept = process.env['GALLERY_KEPT'] !== undefined;

/** What differs each time by itself. */
const moving = (page: Page) => page.locator('canvas, video');

/** Replaces times and ages in the page's texts, which differ with the minute of the run. */
function blankTimes(): void {
  const times = /\d+ (?:minute|hour|day|week|month)s? ago|[Jj]ust now|\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    text.nodeValue = text.nodeValue?.replace(times, '0') ?? null;
  }
}

/** A moment that is the same for all runs of a day: texts such as '5 minutes ago' depend on it. */
const startOfToday = () => new Date(new Date().setHours(0, 0, 0, 0));

for (const screen of SCREENS) {
  test(`photographs ${screen.name}`, async ({ page, site, isMobile }, { project }) => {
    if (isKept) await page.addInitScript(() => (Math.random = () => 0.5));
    await openState(page, site, isMobile, screen, isKept ? startOfToday() : undefined);
    await page.waitForTimeout(SETTLING_MS);
    if (isKept) await page.evaluate(blankTimes);
    if (!isKept) await page.screenshot({ path: `${FOLDER}/${project.name}/${screen.name}.png` });
    else await expect(page).toHaveScreenshot(`${screen.name}.png`, { fullPage: true, mask: [moving(page)] });
  });
}
