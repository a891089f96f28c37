import {
  NEON_ACCESSORY_HUES,
  NEON_COLOR_HUES,
  NEON_FACE_HUES,
  NEON_HAT_HUES,
} from '../art-core/alien-neon.js';
import { NEON_ACCESSORIES, NEON_COLORS, NEON_FACES, NEON_HATS } from './neon-editions.js';

const lights = <Id extends string>(
  type: string,
  editions: Readonly<Record<string, Id>>,
  hues: Readonly<Record<Id, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(editions).map(([id, of]) => [`${type}-${id}`, hues[of]]));

const LIGHTS: Readonly<Record<string, string>> = {
  ...lights('color', NEON_COLORS, NEON_COLOR_HUES),
  ...lights('hat', NEON_HATS, NEON_HAT_HUES),
  ...lights('face', NEON_FACES, NEON_FACE_HUES),
  ...lights('accessory', NEON_ACCESSORIES, NEON_ACCESSORY_HUES),
};

/** Returns the hue of an item's glow as `#rrggbb`; undefined for an item that is not a neon edition. */
export function neonLight(itemType: string, itemId: string): string | undefined {
  return LIGHTS[`${itemType}-${itemId}`];
}
