import type { GameTile } from '../game-tile';

export const tile: GameTile = { slant: 'right', rule: 'Eight pairs, one minute' };
