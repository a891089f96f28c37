import { openSignedIn, signInFor } from '../gallery/open-state.js';
import { SCREENS } from '../gallery/screens.js';
import { expect, ONE_SIZE, test } from './site.js';
import { pressAll, translate } from './translated-page.js';

const addresses = new Set<string>();
/** The first state of each address, without the games, whose journey is its own. */
const SCREENS_ONCE = SCREENS.filter(
  ({ path }) => !path.startsWith('/games/') && addresses.size < addresses.add(path).size,
);

for (const screen of SCREENS_ONCE) {
  test(`no button breaks ${screen.name} once it is translated`, ONE_SIZE, async ({ page, site }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => void errors.push(message));
    await signInFor(page, site, screen);
    await openSignedIn(page, site, false, screen);
    await translate(page);
    expect({ broken: await pressAll(page), errors }).toEqual({ broken: undefined, errors: [] });
  });
}
