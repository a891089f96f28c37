import { GAME_IDS } from 'game-scenes/names';
import { gamePath, paths } from '../../../frontend/src/session/paths';
import { openSignedIn, signInFor } from '../../gallery/open-state.js';
import type { GalleryScreen } from '../../gallery/screen.js';
import { SCREENS } from '../../gallery/screens.js';
import { findings } from '../access-findings.js';
import { expect, test } from '../site.js';

// Contrast is too low while a screen fades in, so animations are off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the address of a screen; each tab of the dashboard counts as a screen. */
const addressOf = ({ path }: GalleryScreen): string => path.replace(/\?(?!tab=).*|&.*/, '');

/** The first state of each screen. */
const FIRST_STATES = SCREENS.filter(
  (screen, index) => SCREENS.findIndex((other) => addressOf(other) === addressOf(screen)) === index,
);

const isOfAdmin = ({ as }: GalleryScreen): boolean => as === 'admin';

for (const [whose, screens] of [
  ['admins', FIRST_STATES.filter(isOfAdmin)],
  ['visitors and members', FIRST_STATES.filter((screen) => !isOfAdmin(screen))],
] as const) {
  test(`nothing stands in the way of anybody on any screen of ${whose}`, async ({ context, site }) => {
    await context.clock.install();
    let user: GalleryScreen['as'];
    for (const screen of screens) {
      const page = await context.newPage();
      if (screen.as !== user) {
        await context.clearCookies();
        await signInFor(page, site, screen);
        user = screen.as;
      }
      await openSignedIn(page, site, false, screen);
      expect.soft(await findings(page), screen.name).toEqual([]);
      await page.close();
    }
  });
}

test('every address of the site is among the screens that are looked at', () => {
  const addresses = FIRST_STATES.map(addressOf);
  const isLookedAt = (path: string): boolean => {
    const address = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);
    return addresses.some((each) => address.test(each));
  };
  const all = [...Object.values<string>(paths), ...GAME_IDS.map(gamePath)];
  expect(all.filter((path) => !isLookedAt(path))).toEqual([]);
  expect(addresses.filter((address) => address.startsWith('/admin?tab='))).toHaveLength(6);
});
