import { alien } from 'game-scenes/art-core/alien';
import { useMemo, useState } from 'react';
import { alienParts, wornLight, type Wardrobe } from './alien-parts';
import { Art } from './art';
import { classNames } from './class-names';
import { neonStyle } from './neon-light';

export interface AlienAvatarProps {
  wardrobe: Wardrobe;
  /** URL of an uploaded picture, shown instead of the alien. */
  picture?: string | null | undefined;
  /** Name of the member; omit it where the name is shown beside it. */
  name?: string;
  /** 30, 40, 52, 68 or 84 px. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'big';
}

/** Avatar of a member: their picture, or else the head of their alien, in a cut frame. */
export function AlienAvatar({ wardrobe, picture, name, size = 'medium' }: AlienAvatarProps) {
  const { color, hat, face, accessory } = wardrobe;
  const drawing = useMemo(
    () => alien({ ...alienParts({ color, hat, face, accessory }), pose: 'idle' }, 'head'),
    [color, hat, face, accessory],
  );
  /** URL of a picture that failed to load; the alien is shown instead. */
  const [missing, setMissing] = useState<string | null>(null);
  const shown = picture === missing ? null : picture;
  const light = shown ? undefined : wornLight(wardrobe);
  return (
    <span
      className={classNames(
        'alien-avatar center',
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
