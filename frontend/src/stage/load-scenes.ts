import type { mountGame } from 'game-scenes/scenes';
import { within } from '../lib/within';

/** Limit for Phaser and what all scenes share, in ms: 290 kB take it at 80 kbit/s, the slowest mobile network. */
const LOADING_LIMIT_MS = 30_000;

/** Loads what mounts games. What arrives later is there for the next try. */
export const loadScenes = (): Promise<{ mountGame: typeof mountGame }> =>
  within(LOADING_LIMIT_MS, () => import('game-scenes/scenes'));
