import { racingPlace } from 'game-scenes/games/alien-racing/art/place';
import type { DressedPlace } from '../dressed-place';

export const cover: DressedPlace = {
  place: (own) => racingPlace('wide', { alien: own, dim: 0, litLamps: 5 }),
  cuts: { tile: [100, 420, 1060, 400], small: [588, 545, 300, 225] },
};
