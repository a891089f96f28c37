import { alien } from 'game-scenes/art-core/alien';
import type { AlienPose } from 'game-scenes/art-core/alien-catalogue';
import { useMemo } from 'react';
import { alienParts, type Wardrobe } from './alien-parts';
import { Art } from './art';

interface WavingAlienProps {
  wardrobe: Wardrobe;
  /** By default it waves. */
  pose?: AlienPose;
  /** Text for screen readers, by default for the member's own alien; null beside a name. */
  title?: string | null;
}

/** A member's whole alien with all items; it blinks. */
export function WavingAlien({ wardrobe, pose = 'wave', title = 'Your alien' }: WavingAlienProps) {
  const { color, hat, face, accessory } = wardrobe;
  const drawing = useMemo(
    () => alien({ ...alienParts({ color, hat, face, accessory }), pose }),
    [color, hat, face, accessory, pose],
  );
  return <Art drawing={drawing} className="alive" title={title ?? undefined} />;
}
