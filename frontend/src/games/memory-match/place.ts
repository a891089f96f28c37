import { memoryPlace } from 'game-scenes/games/memory-match/art/place';
import type { Place } from '../game-module';

export const place: Place = {
  still: (shape, alien) => memoryPlace(shape, { alien }),
  around: (shape, alien) => memoryPlace(shape, { alien, cards: [] }),
};
