import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clickerRecipes } from './games/alien-clicker/scene/textures.js';
import { racingRecipes } from './games/alien-racing/scene/textures.js';
import type { AlienLook } from './art-core/alien-look.js';
import { memoryRecipes } from './games/memory-match/scene/textures.js';
import { stageGeometry } from './scene-core/stage-geometry.js';
import type { TextureRecipe } from './scene-core/textures.js';
import { strongholdSheet } from './games/stronghold-defense/scene/sprites.js';

const OWN: AlienLook = {
  color: 'purple',
  hat: 'crown',
  face: 'smile',
  accessory: 'jetpack',
  neon: { hat: true, accessory: true },
};

/** A canvas that only measures texts, for the sheet with its letters. */
const FAKE_PAGE = { createElement: () => ({ getContext: () => ({ measureText: () => ({ width: 10 }) }) }) };

beforeAll(() => void Object.assign(globalThis, { document: FAKE_PAGE }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

type Recipes = (own: AlienLook | undefined) => readonly TextureRecipe[];

/** Returns the drawn textures that show what the alien wears. */
function changedKeys(recipes: Recipes): string[] {
  const bodies = (own: AlienLook | undefined) =>
    new Map(recipes(own).map(({ key, picture }) => [key, 'body' in picture ? picture.body : '']));
  const house = bodies(undefined);
  return [...bodies(OWN)].filter(([key, body]) => body !== house.get(key)).map(([key]) => key);
}

describe.each(['wide', 'tall'] as const)("the member's own alien on the %s field", (field) => {
  const geometry = stageGeometry(field, field === 'wide' ? 960 : 540, field === 'wide' ? 540 : 960, 1);

  it.each<[string, Recipes, string[]]>([
    ['Alien Clicker', (own) => clickerRecipes(field, geometry, own), ['backdrop']],
    ['Alien Racing', (own) => racingRecipes(field, geometry, own), ['pod-own']],
    [
      'Memory Match',
      (own) => memoryRecipes(field, geometry, own, [0, 1, 2, 3, 4, 5, 6, 7]),
      ['card-back', 'mascot-watching', 'mascot-glad', 'mascot-sorry'],
    ],
    ['Stronghold Defense', (own) => [strongholdSheet(field, own).recipe], ['stronghold-sheet']],
  ])('is drawn once into the textures of %s, and into no other', (_, recipes, keys) => {
    expect(changedKeys(recipes)).toEqual(keys);
  });
});
