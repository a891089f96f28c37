import { strongholdPlace } from 'game-scenes/games/stronghold-defense/art/place';
import type { Place } from '../game-module';

export const place: Place = { still: (shape, alien) => strongholdPlace(shape, { alien }) };
