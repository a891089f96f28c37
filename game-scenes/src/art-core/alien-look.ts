import type { AlienAccessory, AlienColor, AlienFace, AlienHat, AlienPose } from './alien-catalogue.js';

/** Parts that are neon editions, each glowing in its own hue. */
export interface NeonParts {
  readonly color?: boolean;
  readonly hat?: boolean;
  readonly face?: boolean;
  readonly accessory?: boolean;
}

export interface AlienParts {
  readonly color: AlienColor;
  readonly hat: AlienHat;
  readonly face: AlienFace;
  readonly accessory: AlienAccessory;
  readonly pose: AlienPose;
  readonly neon?: NeonParts;
}

/** What an alien wears, for drawings that have a pose of their own. */
export type AlienLook = Omit<AlienParts, 'pose'>;
