import { memoryPlace } from 'game-scenes/games/memory-match/art/place';
import type { DressedPlace } from '../dressed-place';

export const cover: DressedPlace = {
  place: (own) => memoryPlace('wide', { alien: own, dim: 0 }),
  cuts: { tile: [150, 260, 720, 338], small: [330, 252, 350, 262] },
};
