import type { AlienLook } from '../../../art-core/alien-look.js';
import { markup, moved } from '../../../art-core/drawing.js';
import {
  fireworksOf,
  posed,
  type Firework,
  type ResultArt,
  type Mood,
} from '../../../art-core/result-art.js';
import { strongholdPlace, towerPiece } from './place.js';
import { placeDrawing, type PlaceShape } from '../../../art-core/place.js';

const LAYOUT = {
  wide: {
    domeX: 930,
    alien: 'translate(590 424) scale(.92)',
    towers: ['translate(560 690) scale(1.35)', 'translate(1252 640) scale(1.3)'],
    fireworks: [
      [700, 170, 70, '#9dff3c'],
      [880, 110, 44, '#ffd75e'],
      [1290, 440, 50, '#22d3ee'],
    ] satisfies Firework[],
  },
  tall: {
    domeX: 270,
    alien: 'translate(118 268) scale(.5)',
    towers: ['translate(80 388) scale(.7)'],
    fireworks: [
      [54, 292, 32, '#9dff3c'],
      [340, 222, 24, '#ffd75e'],
    ] satisfies Firework[],
  },
} as const;

/** Draws dawn over the dome after a round: held or cracked, the alien beside it. */
export function strongholdResult(shape: PlaceShape, look: AlienLook, mood: Mood, isHeld: boolean): ResultArt {
  const { domeX, alien, towers, fireworks } = LAYOUT[shape];
  const place = strongholdPlace(shape, {
    alien: null,
    sky: 'dawn',
    isAtWar: false,
    hasTowers: false,
    isCracked: !isHeld,
    domeX,
    dim: 0,
  });
  const posts = towers.map((at, index) => moved(at, towerPiece(index === 0 ? 20 : 160, false)));
  return {
    back: placeDrawing(
      shape,
      markup`${place}${fireworksOf(mood, fireworks)}${moved(alien, posed(look, mood))}${posts}`,
    ),
  };
}
