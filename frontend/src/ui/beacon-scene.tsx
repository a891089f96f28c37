import { beacon } from 'game-scenes/art/beacon';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { alienParts, type Wardrobe } from './alien-parts';
import { Art } from './art';
import './beacon-scene.css';

interface BeaconSceneProps {
  /** What the member at the fire wears; without it nobody is there. */
  wardrobe?: Wardrobe | undefined;
  /** Text for screen readers; without it the picture is decoration. */
  title?: string | undefined;
  /** Text and actions: on the left, or above the picture on narrow screens. */
  children: ReactNode;
}

/** A hero with a beacon in the night, a fire, two free seats, and a waving member. */
export function BeaconScene({ wardrobe, title, children }: BeaconSceneProps) {
  const drawing = useMemo(() => beacon(wardrobe && alienParts(wardrobe)), [wardrobe]);
  return (
    <div className="beacon-scene">
      <div className="beacon-scene__picture">
        <Art drawing={drawing} isScene className="alive" title={title} />
      </div>
      <div className="beacon-scene__copy">{children}</div>
    </div>
  );
}
