import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { avatarItemsQuery, copiesOf, inventoryQuery, isShownTo } from '../../api/store';
import type { AvatarItem } from '../../api/types';
import { Badge } from '../../ui/badge';
import { CoinAmount } from '../../ui/coin-amount';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonList } from '../../ui/skeleton';

/** Number of placeholders while loading. */
const DEFAULT_COUNT = 5;

/** All stickers: owned ones, and the others with their price (§2). */
export function StickersPanel() {
  const items = useQuery(avatarItemsQuery);
  const inventory = useQuery(inventoryQuery);
  const owned = inventory.data;
  const stickers = items.data?.filter((item) => item.itemType === 'sticker' && isShownTo(item, owned ?? []));
  const isOwned = (item: AvatarItem): boolean => item.isFree || copiesOf(owned ?? [], item) > 0;
  const retry = (): void => {
    for (const query of [items, inventory]) if (query.isError) void query.refetch();
  };
  const isThere = stickers !== undefined && owned !== undefined;
  return (
    <Card aria-labelledby="stickers">
      <CardHeader id="stickers" title="Sticker Collection" accent="plasma">
        {isThere && (
          <span className="meta profile__count">
            {`${stickers.filter(isOwned).length} of ${stickers.length}`}
          </span>
        )}
      </CardHeader>
      {isThere ? (
        <ul className="stickers">
          {stickers.map((sticker) => (
            <StickerCard key={sticker.itemId} sticker={sticker} isOwned={isOwned(sticker)} />
          ))}
        </ul>
      ) : items.isPending || inventory.isPending ? (
        <StickersSkeleton />
      ) : (
        <FailedNote isRetrying={items.isFetching || inventory.isFetching} onRetry={retry}>
          Your stickers could not be loaded.
        </FailedNote>
      )}
    </Card>
  );
}

interface StickerCardProps {
  sticker: AvatarItem;
  isOwned: boolean;
}

function StickerCard({ sticker: { name, price, image }, isOwned: isUnlocked }: StickerCardProps) {
  return (
    <Card as="li" kind="small" className={isUnlocked ? 'sticker' : 'sticker sticker--locked'}>
      <span className="sticker__picture">
        {image !== null && <img src={image} alt="" width={84} height={84} decoding="async" />}
        {!isUnlocked && (
          <span className="profile__lock">
            <Lock size={16} aria-hidden="true" />
          </span>
        )}
      </span>
      <b>{name}</b>
      {isUnlocked ? (
        <Badge kind="own">Owned</Badge>
      ) : (
        <span>
          <span className="visually-hidden">Locked, </span>
          <CoinAmount amount={price} size="small" />
        </span>
      )}
    </Card>
  );
}

function StickersSkeleton() {
  return (
    <SkeletonList count={DEFAULT_COUNT} className="stickers">
      <Skeleton width="100%" height={178} />
    </SkeletonList>
  );
}
