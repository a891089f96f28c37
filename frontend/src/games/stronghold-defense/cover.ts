import { strongholdPlace } from 'game-scenes/games/stronghold-defense/art/place';
import type { DressedPlace } from '../dressed-place';

export const cover: DressedPlace = {
  place: (own) => strongholdPlace('wide', { alien: own, dim: 0, domeX: 860 }),
  cuts: { tile: [60, 330, 1232, 420], small: [700, 376, 320, 240] },
};
