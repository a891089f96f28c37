import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { avatarItemsQuery, copiesOf, inventoryQuery, isShownTo } from '../../api/store';
import type { AvatarItem, OwnedItem } from '../../api/types';
import { Badge } from '../../ui/badge';
import { CoinAmount } from '../../ui/coin-amount';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

/** Number of placeholders while loading. */
const DEFAULT_COUNT = 5;

/** All stickers: owned ones, and the others with their price (§2). */
export function StickersPanel() {
  const items = useQuery(avatarItemsQuery);
  const inventory = useQuery(inventoryQuery);
  const owned = inventory.data;
  const stickers = items.data?.filter((item) => item.itemType === 'sticker' && isShownTo(item, owned ?? []));
  const isPending = items.isPending || inventory.isPending;
  const retry = (): void => {
    for (const query of [items, inventory]) if (query.isError) void query.refetch();
  };
  const isThere = stickers !== undefined && owned !== undefined;
  return (
    <Card aria-labelledby="stickers">
      <CardHeader id="stickers" title="Sticker Collection" accent="plasma">
        {isThere && <Count stickers={stickers} inventory={owned} />}
      </CardHeader>
      {isThere && (
        <ul className="stickers">
          {stickers.map((sticker) => (
            <StickerCard key={sticker.itemId} sticker={sticker} isOwned={isOwned(sticker, owned)} />
          ))}
        </ul>
      )}
      {!isThere && isPending && <StickersSkeleton />}
      {!isThere && !isPending && (
        <FailedNote isRetrying={items.isFetching || inventory.isFetching} onRetry={retry}>
          Your stickers could not be loaded.
        </FailedNote>
      )}
    </Card>
  );
}

function isOwned(sticker: AvatarItem, inventory: readonly OwnedItem[]): boolean {
  return sticker.isFree || copiesOf(inventory, sticker) > 0;
}

interface CountProps {
  stickers: readonly AvatarItem[];
  inventory: readonly OwnedItem[];
}

function Count({ stickers, inventory }: CountProps) {
  const count = stickers.filter((sticker) => isOwned(sticker, inventory)).length;
  return <span className="meta profile__count">{`${count} of ${stickers.length}`}</span>;
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
    <SkeletonGroup>
      <ul className="stickers">
        {Array.from({ length: DEFAULT_COUNT }, (_, index) => (
          <li key={index}>
            <Skeleton width="100%" height={178} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
