import type { AlienParts } from 'game-scenes/art/alien';
import { neonLight } from 'game-scenes/art/item-light';
import { wornAccessory, wornColor, wornFace, wornHat } from 'game-scenes/art/neon-editions';

/** What a member wears, as the API tells it. */
export interface Wardrobe {
  color: string;
  hat: string;
  face: string;
  accessory: string;
}

/**
 * Turns the API's ids into drawable parts, neon editions among them; one that this version does not know becomes the
 * first of its list.
 */
export function alienParts(wardrobe: Wardrobe): Omit<AlienParts, 'pose'> {
  const color = wornColor(wardrobe.color);
  const hat = wornHat(wardrobe.hat);
  const face = wornFace(wardrobe.face);
  const accessory = wornAccessory(wardrobe.accessory);
  return {
    color: color.id,
    hat: hat.id,
    face: face.id,
    accessory: accessory.id,
    neon: { color: color.isNeon, hat: hat.isNeon, face: face.isNeon, accessory: accessory.isNeon },
  };
}

/** The hue of the most visible neon edition somebody wears; undefined where nothing glows. */
export function wornLight({ color, hat, face, accessory }: Wardrobe): string | undefined {
  return (
    neonLight('hat', hat) ??
    neonLight('color', color) ??
    neonLight('face', face) ??
    neonLight('accessory', accessory)
  );
}
