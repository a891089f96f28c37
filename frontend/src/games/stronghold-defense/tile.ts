import type { GameTile } from '../game-tile';

export const tile: GameTile = { isWide: true, slant: 'left', phoneFocus: '72%', rule: 'Hold the base' };
