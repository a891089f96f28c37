import { alien } from 'game-scenes/art/alien';
import { sticker, STICKERS } from 'game-scenes/art/stickers';
import Check from 'lucide-react/icons/check';
import { memo, useMemo } from 'react';
import type { AvatarItem } from '../api/types';
import { alienParts, type Wardrobe } from '../ui/alien-parts';
import { Art } from '../ui/art';
import { Badge } from '../ui/badge';
import { classNames } from '../ui/class-names';
import { CHOICE } from '../ui/choice';
import { CoinAmount } from '../ui/coin-amount';
import { Mark } from '../ui/mark';
import { isWornKind, type Availability } from './wardrobe';
import './option-card.css';

export interface OptionCardProps {
  item: AvatarItem;
  availability: Availability;
  /** Current price of an item, with the coupon applied. */
  price: number;
  /** Number of coins missing to buy it; 0 when there are enough. */
  missing: number;
  isWorn: boolean;
  isTried: boolean;
  /** The member's avatar, on which the option is drawn. */
  chosen: Wardrobe;
  onChoose: (item: AvatarItem) => void;
}

/** One item of a tab: worn, owned, locked with its price, too expensive, or sold in the store. */
export const OptionCard = memo(function OptionCard(props: OptionCardProps) {
  const { item, availability, missing, isWorn, isTried, chosen, onChoose } = props;
  // An owned sticker cannot be chosen, and a part that is too expensive cannot be tried on (§5).
  const isStill = item.itemType === 'sticker' && availability === 'owned';
  return (
    <button
      type="button"
      className={classNames(CHOICE, 'gap-8 option', isTried && 'option--tried')}
      aria-pressed={isWorn || isTried}
      disabled={availability === 'locked' && missing > 0}
      aria-disabled={isStill || undefined}
      onClick={() => onChoose(item)}
    >
      <span className="center option__picture">
        <OptionPicture item={item} chosen={chosen} />
      </span>
      {isWorn ? (
        <Mark className="option__worn">
          <Check size={18} aria-hidden="true" />
        </Mark>
      ) : (
        availability !== 'owned' && <Mark />
      )}
      <b>{item.name}</b>
      <span className="row option__state">
        <OptionState {...props} />
      </span>
    </button>
  );
});

function OptionState({ availability, price, missing, isWorn }: OptionCardProps) {
  if (isWorn) return <Badge kind="own">Wearing</Badge>;
  if (availability === 'owned') return <Badge kind="own">Owned</Badge>;
  if (availability === 'in-store') return <Badge kind="neon">In the store</Badge>;
  if (missing > 0)
    return <span className="meta text-alarm-text">{`Needs ${missing.toLocaleString('en-US')} more`}</span>;
  return (
    <>
      <span className="visually-hidden">Locked, </span>
      <CoinAmount amount={price} />
    </>
  );
}

/** Path of uploaded pictures. */
const UPLOADED = '/media/';

/** The member's avatar with that part, or the sticker. */
function OptionPicture({ item, chosen }: { item: AvatarItem; chosen: Wardrobe }) {
  const { itemType, itemId, image } = item;
  const drawing = useMemo(() => {
    if (isWornKind(itemType))
      return alien({ ...alienParts({ ...chosen, [itemType]: itemId }), pose: 'idle' });
    const known = STICKERS.find((id) => id === itemId);
    // An admin may have replaced its picture.
    const isDrawn = known !== undefined && image !== null && !image.startsWith(UPLOADED);
    return isDrawn ? sticker(known) : undefined;
  }, [itemType, itemId, image, chosen]);
  if (drawing !== undefined) return <Art drawing={drawing} />;
  return image !== null && <img src={image} width={120} height={120} alt="" />;
}
