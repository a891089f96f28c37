import { alien } from 'game-scenes/art-core/alien';
import { sticker, STICKERS } from 'game-scenes/art/stickers';
import Check from 'lucide-react/icons/check';
import { memo, useMemo } from 'react';
import type { AvatarItem } from '../api/types';
import { alienParts, type Wardrobe } from '../ui/alien-parts';
import { Art } from '../ui/art';
import { Badge } from '../ui/badge';
import { classNames } from '../ui/class-names';
import { CoinAmount } from '../ui/coin-amount';
import { PriceTag } from './price-tag';
import { isWornKind, type Availability } from './wardrobe';
import './option-card.css';

export interface OptionCardProps {
  item: AvatarItem;
  availability: Availability;
  /** Current price of an item, with the coupon applied. */
  price: number;
  isWorn: boolean;
  isTried: boolean;
  /** The member's avatar, on which the option is drawn. */
  chosen: Wardrobe;
  onChoose: (item: AvatarItem) => void;
}

/** One item of a tab on the member's alien, with its tag: worn, owned, its price, or sold in the store. */
export const OptionCard = memo(function OptionCard(props: OptionCardProps) {
  const { item, availability, isWorn, isTried, chosen, onChoose } = props;
  // An owned sticker cannot be chosen.
  const isStill = item.itemType === 'sticker' && availability === 'owned';
  return (
    <button
      type="button"
      className={classNames('option', isTried && 'option--tried', isWorn && 'option--worn')}
      data-kind={item.itemType}
      data-sold={availability}
      aria-pressed={isWorn || isTried}
      aria-disabled={isStill || undefined}
      onClick={() => onChoose(item)}
    >
      <span className="option__picture">
        <OptionPicture item={item} chosen={chosen} />
        {availability === 'in-store' && (
          <Badge kind="neon" className="option__badge">
            In the store
          </Badge>
        )}
      </span>
      <b className="breakable">{item.name}</b>
      <OptionTag {...props} />
    </button>
  );
});

function OptionTag({ availability, price, isWorn }: OptionCardProps) {
  if (isWorn)
    return (
      <PriceTag kind="own">
        <Check size={16} aria-hidden="true" />
        Wearing
      </PriceTag>
    );
  if (availability === 'owned') return <PriceTag kind="own">Owned</PriceTag>;
  if (price === 0) return <PriceTag kind="own">Free</PriceTag>;
  return (
    <PriceTag>
      <CoinAmount amount={price} />
    </PriceTag>
  );
}

/** Path of uploaded pictures. */
const UPLOADED = '/media/';

/** The member's avatar with that part, or the sticker. */
function OptionPicture({ item, chosen }: { item: AvatarItem; chosen: Wardrobe }) {
  const { itemType, itemId, image } = item;
  const drawing = useMemo(() => {
    if (isWornKind(itemType))
      return alien(
        { ...alienParts({ ...chosen, [itemType]: itemId }), pose: 'idle' },
        itemType === 'accessory' ? 'full' : 'bust',
      );
    const known = STICKERS.find((id) => id === itemId);
    // An admin may have replaced its picture.
    const isDrawn = known !== undefined && image !== null && !image.startsWith(UPLOADED);
    return isDrawn ? sticker(known) : undefined;
  }, [itemType, itemId, image, chosen]);
  if (drawing !== undefined) return <Art drawing={drawing} />;
  return image !== null && <img src={image} width={120} height={120} alt="" />;
}
