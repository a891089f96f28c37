/**
 * The LIST of what `npm run gallery` photographs: every screen in every state. A new screen or state is one line in the
 * list of its area, `<area>.screens.mjs`.
 */
import { CLICKER_SCREENS } from './clicker.screens.mjs';
import { CUSTOMIZER_SCREENS } from './customizer.screens.mjs';
import { GAMES_SCREENS } from './games.screens.mjs';
import { HOME_SCREENS } from './home.screens.mjs';
import { LANDING_SCREENS } from './landing.screens.mjs';
import { PROFILE_SCREENS } from './profile.screens.mjs';
import { RACING_SCREENS } from './racing.screens.mjs';
import { ROUND_SCREENS } from './rounds.screens.mjs';
import { STORE_SCREENS } from './store.screens.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ playRound: () => Promise<void>, letPass: (milliseconds: number) => Promise<void> }} Help
 *   `playRound` plays the round of the game's screen to its end in moments; `letPass` moves the server's clock on
 * @typedef {{
 *   name: string,
 *   path: string,
 *   as: 'visitor' | 'member',
 *   prepare?: (page: Page, help: Help) => Promise<void>,
 *   isOtherOnPhone?: boolean,
 * }} GalleryScreen `name` becomes the file's name; `prepare` brings the screen into the state; `isOtherOnPhone`: on a
 *   phone that is another state, not the same in less room
 */

/** @type {GalleryScreen[]} */
export const SCREENS = [
  ...LANDING_SCREENS,
  ...HOME_SCREENS,
  ...PROFILE_SCREENS,
  ...CUSTOMIZER_SCREENS,
  ...STORE_SCREENS,
  ...GAMES_SCREENS,
  ...ROUND_SCREENS,
  ...CLICKER_SCREENS,
  ...RACING_SCREENS,
];
