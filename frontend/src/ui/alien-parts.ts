import { ALIEN_ACCESSORIES, ALIEN_COLORS, ALIEN_FACES, ALIEN_HATS } from 'game-scenes/art/alien-catalogue';
import type { AlienParts } from 'game-scenes/art/alien';

/** What a member wears, as the API tells it. */
export interface Wardrobe {
  color: string;
  hat: string;
  face: string;
  accessory: string;
}

const known = <Id extends string>(ids: readonly [Id, ...Id[]], id: string): Id =>
  ids.find((candidate) => candidate === id) ?? ids[0];

/** Turns the API's ids into drawable parts; one that this version does not know becomes the first of its list. */
export function alienParts({ color, hat, face, accessory }: Wardrobe): Omit<AlienParts, 'pose'> {
  return {
    color: known(ALIEN_COLORS, color),
    hat: known(ALIEN_HATS, hat),
    face: known(ALIEN_FACES, face),
    accessory: known(ALIEN_ACCESSORIES, accessory),
  };
}
