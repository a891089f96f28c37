import { neonLight } from 'game-scenes/art/item-light';
import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { StoreItem } from '../../api/types';
import { paths } from '../../session/paths';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { CoinAmount } from '../../ui/coin-amount';
import { neonStyle } from '../../ui/neon-light';
import { Card } from '../../ui/card';

interface ItemCardProps {
  item: StoreItem;
  /** Number of copies the member owns. */
  copies: number;
  isAffordable: boolean;
  onAdd: (item: StoreItem) => void;
}

/** An item on sale: picture, name, type, price and the button to add it to the cart (§2). */
export const ItemCard = memo(function ItemCard({ item, copies, isAffordable, onAdd }: ItemCardProps) {
  const { name, description, price, imageUrl, itemType, itemId } = item;
  const light = neonLight(itemType, itemId);
  const label = isAffordable ? 'Add to Cart' : 'Not Enough Coins';
  const titleId = `item-${item.id}`;
  return (
    <Card as="li" isFlush className="item-card" aria-labelledby={titleId}>
      <div
        className={classNames('center item-card__picture', light !== undefined && 'neon-light')}
        data-kind={itemType}
        style={neonStyle(light)}
      >
        <img src={imageUrl} width={160} height={116} alt="" loading="lazy" decoding="async" />
        {light !== undefined && (
          <Badge kind="neon" className="item-card__badge">
            Neon
          </Badge>
        )}
      </div>
      <div className="item-card__copy">
        <h2 id={titleId}>{name}</h2>
        <p className="meta item-card__text">{description}</p>
        {copies > 0 && <Owned itemType={itemType} copies={copies} />}
        <CoinAmount amount={price} />
        <Button isWide disabled={!isAffordable} aria-label={`${label}: ${name}`} onClick={() => onAdd(item)}>
          {isAffordable && <Plus className="wide-only" size={18} aria-hidden="true" />}
          {label}
        </Button>
      </div>
    </Card>
  );
});

/** Number of copies the member owns, with a link to give one to a friend. Coupons cannot be given. */
function Owned({ itemType, copies }: Pick<StoreItem, 'itemType'> & { copies: number }) {
  const canGive = copies > 1 && itemType !== 'coupon';
  return (
    <p className="row wrap meta item-card__owned">
      <span>{`You own ${copies.toLocaleString('en-US')}`}</span>
      {canGive && <Link to={paths.friends}>Give one to a friend</Link>}
    </p>
  );
}
