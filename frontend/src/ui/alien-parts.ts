import type { AlienParts } from 'game-scenes/art-core/alien';
import { neonLight } from 'game-scenes/art/item-light';
import { wornAccessory, wornColor, wornFace, wornHat } from 'game-scenes/art/neon-editions';

/** Items a member wears, as the API returns them. */
export interface Wardrobe {
  color: string;
  hat: string;
  face: string;
  accessory: string;
}

/**
 * Maps the API's ids to drawable parts, including neon editions. An id unknown to this version becomes the
 * first part of its list.
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

/** Returns the hue of the most visible neon edition worn; undefined without one. */
export function wornLight({ color, hat, face, accessory }: Wardrobe): string | undefined {
  return (
    neonLight('hat', hat) ??
    neonLight('color', color) ??
    neonLight('face', face) ??
    neonLight('accessory', accessory)
  );
}
