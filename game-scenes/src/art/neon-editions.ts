import type { AlienAccessory, AlienColor, AlienFace, AlienHat } from '../art-core/alien-catalogue.js';
import { ALIEN_ACCESSORIES, ALIEN_COLORS, ALIEN_FACES, ALIEN_HATS } from '../art-core/alien-catalogue.js';

/** Neon editions of the store, and the catalogue's part that each of them lights up. */
export const NEON_COLORS: Readonly<Record<string, AlienColor>> = { 'cosmic-blue': 'blue' };
export const NEON_HATS: Readonly<Record<string, Exclude<AlienHat, 'none'>>> = {
  'classic-alien-hat': 'alien-helmet',
  'space-helmet-neon': 'space-helmet',
  'cowboy-hat-neon': 'cowboy-hat',
  'crown-neon': 'crown',
  'halo-neon': 'halo',
};
export const NEON_FACES: Readonly<Record<string, AlienFace>> = {
  'cool-neon': 'cool',
  'angry-neon': 'angry',
  'surprised-neon': 'surprised',
  'alien-neon': 'alien',
};
export const NEON_ACCESSORIES: Readonly<Record<string, Exclude<AlienAccessory, 'none'>>> = {
  'glasses-neon': 'glasses',
  'laser-gun-neon': 'laser-gun',
  'jetpack-neon': 'jetpack',
  'ufo-neon': 'ufo',
};

/** A part to draw, and whether it is the neon edition. */
export interface WornPart<Id extends string> {
  readonly id: Id;
  readonly isNeon: boolean;
}

/** Returns a function that finds a part by the API's id. An unknown id becomes the first part of its list. */
const findsIn =
  <Id extends string>(plain: readonly [Id, ...Id[]], neon: Readonly<Record<string, Id>>) =>
  (id: string): WornPart<Id> => {
    const edition = Object.hasOwn(neon, id) ? neon[id] : undefined;
    if (edition !== undefined) return { id: edition, isNeon: true };
    return { id: plain.find((candidate) => candidate === id) ?? plain[0], isNeon: false };
  };

export const wornColor = findsIn<AlienColor>(ALIEN_COLORS, NEON_COLORS);
export const wornHat = findsIn<AlienHat>(ALIEN_HATS, NEON_HATS);
export const wornFace = findsIn<AlienFace>(ALIEN_FACES, NEON_FACES);
export const wornAccessory = findsIn<AlienAccessory>(ALIEN_ACCESSORIES, NEON_ACCESSORIES);
