import { wardrobeStage } from 'game-scenes/art/wardrobe';
import type { AvatarItem } from '../api/types';
import { Art } from '../ui/art';
import { classNames } from '../ui/class-names';
import { wornLight, type Wardrobe } from '../ui/alien-parts';
import { neonStyle } from '../ui/neon-light';
import { WavingAlien } from '../ui/waving-alien';
import { KINDS, isWornKind } from './wardrobe';

const STAGE = wardrobeStage();

interface TryOnPreviewProps {
  shown: Wardrobe;
  trying: AvatarItem | null;
  /** Returns the name of a part. */
  nameOf: (kind: string, itemId: string) => string;
}

/** Large preview of the alien with all chosen and tried-on parts. */
export function TryOnPreview({ shown, trying, nameOf }: TryOnPreviewProps) {
  const light = wornLight(shown);
  const names = KINDS.filter(({ kind }) => isWornKind(kind)).map(({ kind, one }) => ({
    kind,
    one,
    name: nameOf(kind, isWornKind(kind) ? shown[kind] : ''),
  }));
  const isTried = (kind: string): boolean => trying?.itemType === kind;
  return (
    <div className="customizer__stage">
      <Art drawing={STAGE} isScene className="customizer__scene" />
      <div
        className={classNames('customizer__alien', light !== undefined && 'neon-light')}
        style={neonStyle(light)}
      >
        <WavingAlien wardrobe={shown} title={`Your alien: ${names.map(({ name }) => name).join(', ')}`} />
      </div>
      {trying?.itemType === 'sticker' && trying.image !== null && (
        <img className="customizer__sticker" src={trying.image} width={120} height={120} alt="" />
      )}
      <dl className="customizer__worn">
        {names.map(({ kind, one, name }) => (
          <div key={kind} className={classNames('card card--glass', isTried(kind) && 'customizer__tried')}>
            <dt>{isTried(kind) ? `${one}, trying on` : one}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
