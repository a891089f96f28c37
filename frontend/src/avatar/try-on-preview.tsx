import { wardrobeStage } from 'game-scenes/art/wardrobe';
import type { AvatarItem } from '../api/types';
import { Art } from '../ui/art';
import { classNames } from '../ui/class-names';
import { wornLight, type Wardrobe } from '../ui/alien-parts';
import { neonStyle } from '../ui/neon-light';
import { WavingAlien } from '../ui/waving-alien';
import { isSame } from './try-on.hook';
import { KINDS, isWornKind } from './wardrobe';
import './try-on-preview.css';

const STAGE = wardrobeStage();

interface TryOnPreviewProps {
  shown: Wardrobe;
  trying: AvatarItem | null;
  /** Undefined until the catalogue has loaded. */
  items?: readonly AvatarItem[];
}

/** Large preview of the alien with all chosen and tried-on parts. */
export function TryOnPreview({ shown, trying, items }: TryOnPreviewProps) {
  const light = wornLight(shown);
  const parts = KINDS.flatMap(({ kind, one }) => {
    if (!isWornKind(kind)) return [];
    const itemId = shown[kind];
    const item = items?.find((each) => isSame(each, { itemType: kind, itemId }));
    const name = item?.name ?? (items ? itemId : wordsOf(itemId));
    return [{ one, name, isTried: trying?.itemType === kind }];
  });
  return (
    <div className="customizer__stage">
      <Art drawing={STAGE} isScene className="customizer__scene" />
      <div
        className={classNames('customizer__alien', light !== undefined && 'neon-light')}
        style={neonStyle(light)}
      >
        <WavingAlien wardrobe={shown} title={`Your alien: ${parts.map(({ name }) => name).join(', ')}`} />
      </div>
      {trying?.itemType === 'sticker' && trying.image !== null && (
        <img className="customizer__sticker" src={trying.image} width={120} height={120} alt="" />
      )}
      <dl className="halves gap-8 customizer__worn wide-only">
        {parts.map(({ one, name, isTried }) => (
          <div key={one} className="card card--glass">
            <dt className="muted">{isTried ? `${one}, trying on` : one}</dt>
            <dd className={classNames('ellipsis', isTried && 'text-gold')}>
              <b>{name}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Returns a name made of the id, such as 'Space helmet'. */
function wordsOf(itemId: string): string {
  const words = itemId.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
