import { racingPlace } from 'game-scenes/games/alien-racing/art/place';
import type { Place } from '../game-module';

export const place: Place = { still: (shape, alien) => racingPlace(shape, { alien }) };
