import { ADMIN_SCREENS } from './admin.screens.js';
import { GAME_SCREENS } from './game.screens.js';
import { MEMBER_SCREENS } from './member.screens.js';
import type { GalleryScreen } from './screen.js';
import { VISITOR_SCREENS } from './visitor.screens.js';

/** Every screen in every state. */
export const SCREENS: readonly GalleryScreen[] = [
  ...VISITOR_SCREENS,
  ...MEMBER_SCREENS,
  ...GAME_SCREENS,
  ...ADMIN_SCREENS,
];
