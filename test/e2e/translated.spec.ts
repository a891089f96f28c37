import { openSignedIn, signInFor } from '../gallery/open-state.js';
import type { GalleryScreen } from '../gallery/screen.js';
import { SCREENS } from '../gallery/screens.js';
import { expect, ONE_SIZE, test } from './site.js';
import { pressAll, translate } from './translated-page.js';

const viewOf = ({ as = 'member', path }: GalleryScreen): string => `${as} ${path}`;

/** The first state of each screen, but the rounds, which have their journey. */
const FIRST_STATES = SCREENS.filter(
  (screen, index) =>
    !screen.path.startsWith('/games/') &&
    SCREENS.findIndex((other) => viewOf(other) === viewOf(screen)) === index,
);

for (const screen of FIRST_STATES) {
  test(`no button breaks ${screen.name} once it is translated`, ONE_SIZE, async ({ page, site }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => void errors.push(message));
    await signInFor(page, site, screen);
    await openSignedIn(page, site, false, screen);
    await translate(page);
    expect({ broken: await pressAll(page), errors }).toEqual({ broken: undefined, errors: [] });
  });
}
