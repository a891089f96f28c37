import type { AlienLook } from './alien-look.js';
import type { AlienColor, AlienFace } from './alien-catalogue.js';

/** Returns the look of an alien without hat and accessory, such as the mascots. */
export function plainLook(color: AlienColor, face: AlienFace = 'smile'): AlienLook {
  return { color, face, hat: 'none', accessory: 'none' };
}
