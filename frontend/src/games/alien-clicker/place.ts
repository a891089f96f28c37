import { clickerForeground, clickerPlace } from 'game-scenes/games/alien-clicker/art/place';
import type { Place } from '../game-module';

export const place: Place = {
  still: (shape, alien) => clickerPlace(shape, { alien }),
  around: (shape, alien) => clickerPlace(shape, { alien, isLive: false, dim: 0 }),
  front: clickerForeground,
};
