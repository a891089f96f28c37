import type { GameTile } from '../game-tile';

export const tile: GameTile = { isWide: true, slant: 'right', rule: 'Three laps, three rivals' };
