import { alien } from 'game-scenes/art/alien';
import { useMemo, useState } from 'react';
import { alienParts, wornLight, type Wardrobe } from './alien-parts';
import { Art } from './art';
import { classNames } from './class-names';
import { neonStyle } from './neon-light';

export interface AlienAvatarProps {
  wardrobe: Wardrobe;
  /** Address of an uploaded picture, shown instead of the alien. */
  picture?: string | null | undefined;
  /** Whose avatar; leave it out where the name stands beside it. */
  name?: string;
  /** 30, 40, 52, 68 or 84 px. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'big';
}

/** How a member is shown everywhere: their picture, else the head of their alien, in a cut frame. */
export function AlienAvatar({ wardrobe, picture, name, size = 'medium' }: AlienAvatarProps) {
  const { color, hat, face, accessory } = wardrobe;
  const drawing = useMemo(
    () => alien({ ...alienParts({ color, hat, face, accessory }), pose: 'idle' }, 'head'),
    [color, hat, face, accessory],
  );
  /** The address whose picture did not come: the alien takes its place. */
  const [missing, setMissing] = useState<string | null>(null);
  const shown = picture === missing ? null : picture;
  const light = shown ? undefined : wornLight(wardrobe);
  return (
    <span
      className={classNames(
        'alien-avatar',
        size !== 'medium' && `alien-avatar--${size}`,
        light !== undefined && 'neon-light',
      )}
      style={neonStyle(light)}
    >
      {shown ? (
        <img src={shown} alt={name ?? ''} onError={() => setMissing(shown)} />
      ) : (
        <Art drawing={drawing} title={name} />
      )}
    </span>
  );
}
