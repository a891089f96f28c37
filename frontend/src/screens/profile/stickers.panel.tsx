import { useItems } from '../../api/items.hook';
import { copiesOf, isShownTo } from '../../api/store';
import type { AvatarItem } from '../../api/types';
import { Badge } from '../../ui/badge';
import { CoinAmount } from '../../ui/coin-amount';
import { Mark } from '../../ui/mark';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonList } from '../../ui/skeleton';

/** Number of placeholders while loading. */
const DEFAULT_COUNT = 5;

/** All stickers: owned ones, and the others with their price (§2). */
export function StickersPanel() {
  const { data, isPending, isFetching, refetch } = useItems();
  const stickers = data?.items
    .filter((item) => item.itemType === 'sticker' && isShownTo(item, data.inventory))
    .map((item) => ({ ...item, isOwned: item.isFree || copiesOf(data.inventory, item) > 0 }));
  return (
    <Card aria-labelledby="stickers">
      <CardHeader id="stickers" title="Sticker Collection" accent="plasma">
        {stickers && (
          <span className="meta profile__count">
            {`${stickers.filter(({ isOwned }) => isOwned).length} of ${stickers.length}`}
          </span>
        )}
      </CardHeader>
      {stickers ? (
        <ul className="stickers">
          {stickers.map((sticker) => (
            <StickerCard key={sticker.itemId} sticker={sticker} />
          ))}
        </ul>
      ) : isPending ? (
        <SkeletonList count={DEFAULT_COUNT} className="stickers">
          <Skeleton width="100%" height={178} />
        </SkeletonList>
      ) : (
        <FailedNote isRetrying={isFetching} onRetry={refetch}>
          Your stickers could not be loaded.
        </FailedNote>
      )}
    </Card>
  );
}

function StickerCard({ sticker }: { sticker: AvatarItem & { isOwned: boolean } }) {
  const { name, price, image, isOwned } = sticker;
  return (
    <Card as="li" kind="small" className="column gap-8 sticker">
      <span className="center sticker__picture">
        {image !== null && <img src={image} alt="" width={84} height={84} decoding="async" />}
        {!isOwned && <Mark />}
      </span>
      <b>{name}</b>
      {isOwned ? (
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
