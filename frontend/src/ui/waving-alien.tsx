import { alien, type AlienParts } from 'game-scenes/art/alien';
import { useMemo } from 'react';
import { alienParts, type Wardrobe } from './alien-parts';
import { Art } from './art';

interface WavingAlienProps {
  wardrobe: Wardrobe;
  /** Text for screen readers; by default the member's own alien. */
  title?: string;
  pose?: AlienParts['pose'];
}

/** A member's whole alien with all items: it waves, or takes another pose, and blinks. */
export function WavingAlien({ wardrobe, title = 'Your alien', pose = 'wave' }: WavingAlienProps) {
  const { color, hat, face, accessory } = wardrobe;
  const drawing = useMemo(
    () => alien({ ...alienParts({ color, hat, face, accessory }), pose }),
    [color, hat, face, accessory, pose],
  );
  return <Art drawing={drawing} className="alive" title={title} />;
}
