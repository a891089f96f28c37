import type { GameTile } from '../game-tile';

export const tile: GameTile = { slant: 'left', phoneFocus: '35%', rule: 'Tap what falls' };
