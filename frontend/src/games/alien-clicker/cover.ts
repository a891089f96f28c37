import { markup, moved } from 'game-scenes/art-core/drawing';
import { victory } from 'game-scenes/art-core/mascot-poses';
import { clickerPlace } from 'game-scenes/games/alien-clicker/art/place';
import type { DressedPlace } from '../dressed-place';

export const cover: DressedPlace = {
  place: (own) => markup`
    ${clickerPlace('wide', { alien: null, dim: 0 })}
    ${moved('translate(715 195) scale(.75)', victory(own))}
  `,
  cuts: { tile: [640, 130, 640, 300], small: [650, 180, 270, 202] },
};
