import { alien } from 'game-scenes/art/alien';
import { useMemo } from 'react';
import { alienParts, type Wardrobe } from './alien-parts';
import { Art } from './art';

interface WavingAlienProps {
  wardrobe: Wardrobe;
  /** Text for screen readers; by default the member's own alien. */
  title?: string;
}

/** A member's whole alien with all items: it waves and blinks. */
export function WavingAlien({ wardrobe, title = 'Your alien' }: WavingAlienProps) {
  const { color, hat, face, accessory } = wardrobe;
  const drawing = useMemo(
    () => alien({ ...alienParts({ color, hat, face, accessory }), pose: 'wave' }),
    [color, hat, face, accessory],
  );
  return <Art drawing={drawing} className="alive" title={title} />;
}
