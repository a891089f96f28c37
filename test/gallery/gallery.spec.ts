import { fileURLToPath } from 'node:url';
import { newCredentials, openScreen, register } from '../e2e/member.js';
import { playRoundQuickly } from '../e2e/quick-round.js';
import { test } from '../e2e/site.js';
import { SCREENS } from './screens.mjs';

const FOLDER = fileURLToPath(new URL('../../gallery', import.meta.url));

/** Long enough for pictures and fonts, and for what fades or slides in. */
const SETTLING_MS = 700;

for (const { name, path, as, prepare } of SCREENS) {
  test(`photographs ${name}`, async ({ page, site, isMobile }, { project }) => {
    await page.clock.install();
    if (as === 'member') await register(page, newCredentials());
    await openScreen(page, path);
    await prepare?.(page, { playRound: () => playRoundQuickly(page, site, isMobile) });
    await page.waitForTimeout(SETTLING_MS);
    await page.screenshot({ path: `${FOLDER}/${project.name}/${name}.png` });
  });
}
