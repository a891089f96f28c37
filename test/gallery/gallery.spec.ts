import { fileURLToPath } from 'node:url';
import { PARTS_FOLDER } from '../e2e/parts-sheet.js';
import { test } from '../e2e/site.js';
import { openState } from './open-state.js';
import { SCREENS } from './screens.js';

const FOLDER = fileURLToPath(new URL('../../gallery', import.meta.url));

const PARTS_ADDRESS = 'http://parts.invalid/';

/** Waiting time for pictures, fonts and animations, in milliseconds. */
const SETTLING_MS = 700;

test('photographs the sheet of parts', async ({ page }, { project }) => {
  await page.route(`${PARTS_ADDRESS}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1) || 'gallery.html';
    return route.fulfill({ path: `${PARTS_FOLDER}/${file}` });
  });
  await page.goto(PARTS_ADDRESS);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(SETTLING_MS);
  await page.screenshot({ path: `${FOLDER}/${project.name}/parts.png`, fullPage: true });
});

for (const screen of SCREENS) {
  test(`photographs ${screen.name}`, async ({ page, site, isMobile }, { project }) => {
    await openState(page, site, isMobile, screen);
    await page.waitForTimeout(SETTLING_MS);
    await page.screenshot({ path: `${FOLDER}/${project.name}/${screen.name}.png` });
  });
}
