import { alien } from 'game-scenes/art/alien';
import { useMemo } from 'react';
import { alienParts, type Wardrobe } from './alien-parts';
import { Art } from './art';
import { classNames } from './class-names';

export interface AlienAvatarProps {
  wardrobe: Wardrobe;
  /** Address of an uploaded picture, shown instead of the alien. */
  picture?: string | null | undefined;
  /** Whose avatar; leave it out where the name stands beside it. */
  name?: string;
  /** 40, 52 or 68 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A member's head in a cut frame. */
export function AlienAvatar({ wardrobe, picture, name, size = 'medium' }: AlienAvatarProps) {
  const { color, hat, face, accessory } = wardrobe;
  const drawing = useMemo(
    () => alien({ ...alienParts({ color, hat, face, accessory }), pose: 'idle' }, 'head'),
    [color, hat, face, accessory],
  );
  return (
    <span className={classNames('alien-avatar', size !== 'medium' && `alien-avatar--${size}`)}>
      {picture ? <img src={picture} alt={name ?? ''} /> : <Art drawing={drawing} title={name} />}
    </span>
  );
}
