import { fileURLToPath } from 'node:url';
import { test } from '../e2e/site.js';
import { openState } from './open-state.js';
import { SCREENS } from './screens.js';

const FOLDER = fileURLToPath(new URL('../../gallery', import.meta.url));

/** Waiting time for pictures, fonts and animations, in milliseconds. */
const SETTLING_MS = 700;

for (const screen of SCREENS) {
  test(`photographs ${screen.name}`, async ({ page, site, isMobile }, { project }) => {
    await openState(page, site, isMobile, screen);
    await page.waitForTimeout(SETTLING_MS);
    await page.screenshot({ path: `${FOLDER}/${project.name}/${screen.name}.png` });
  });
}
