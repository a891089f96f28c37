/**
 * The LIST of the screens of `npm run gallery`: every screen in every state. A new screen or state is one
 * line in the list of its area, `<area>.screens.mjs`.
 */
import { ADMIN_CONTENT_SCREENS } from './admin-content.screens.mjs';
import { ADMIN_OVERVIEW_SCREENS } from './admin-overview.screens.mjs';
import { ADMIN_STATES_SCREENS } from './admin-states.screens.mjs';
import { ADMIN_SCREENS } from './admin.screens.mjs';
import { CHAT_SCREENS } from './chat.screens.mjs';
import { CLICKER_SCREENS } from './clicker.screens.mjs';
import { CUSTOMIZER_SCREENS } from './customizer.screens.mjs';
import { FRIENDS_SCREENS } from './friends.screens.mjs';
import { GAMES_SCREENS } from './games.screens.mjs';
import { HOME_SCREENS } from './home.screens.mjs';
import { LANDING_SCREENS } from './landing.screens.mjs';
import { LEADERBOARD_SCREENS } from './leaderboard.screens.mjs';
import { LIVESTREAM_SCREENS } from './livestream.screens.mjs';
import { PROFILE_SCREENS } from './profile.screens.mjs';
import { RACING_SCREENS } from './racing.screens.mjs';
import { ROUND_SCREENS } from './rounds.screens.mjs';
import { STORE_SCREENS } from './store.screens.mjs';
import { TOAST_SCREENS } from './toasts.screens.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{
 *   playRound: () => Promise<void>,
 *   letPass: (milliseconds: number) => Promise<void>,
 *   openPart: (part: string) => Promise<void>,
 * }} Help `playRound` plays the round of the game's screen to its end; `letPass` advances the server's clock;
 *   `openPart` opens a part of the design that no screen has yet
 * @typedef {{
 *   name: string,
 *   path: string,
 *   as: 'visitor' | 'member' | 'admin',
 *   prepare?: (page: Page, help: Help) => Promise<void>,
 *   isOpenedAnew?: boolean,
 *   isOtherOnPhone?: boolean,
 * }} GalleryScreen `name` becomes the file's name; `prepare` brings the screen into the state; `isOpenedAnew`:
 *   it begins by reopening the screen with other answers, so the first visit is skipped; `isOtherOnPhone`: on a
 *   phone the state differs by more than its size
 */

/** @type {GalleryScreen[]} */
export const SCREENS = [
  ...LANDING_SCREENS,
  ...TOAST_SCREENS,
  ...HOME_SCREENS,
  ...PROFILE_SCREENS,
  ...CUSTOMIZER_SCREENS,
  ...STORE_SCREENS,
  ...LEADERBOARD_SCREENS,
  ...FRIENDS_SCREENS,
  ...GAMES_SCREENS,
  ...ROUND_SCREENS,
  ...CLICKER_SCREENS,
  ...RACING_SCREENS,
  ...CHAT_SCREENS,
  ...LIVESTREAM_SCREENS,
  ...ADMIN_OVERVIEW_SCREENS,
  ...ADMIN_SCREENS,
  ...ADMIN_CONTENT_SCREENS,
  ...ADMIN_STATES_SCREENS,
];
