import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { changeStoreItem } from '../../../api/admin-store';
import { messageOf } from '../../../api/api-error';
import { adminStoreItemsKey } from '../../../api/pushes';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminStoreItem } from '../../../api/types';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { CoinAmount } from '../../../ui/coin-amount';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast, toastFailure } from '../../../ui/toast';
import { isConflict } from '../editing/entry.hook';

const KINDS = { cosmetic: 'Cosmetic', sticker: 'Sticker', coupon: 'Coupon' } as const;

/** An item with its picture, price and sale status. */
export function ItemRow({ item, onEdit }: { item: AdminStoreItem; onEdit: () => void }) {
  const { name, description, price, type, imageUrl, isOnSale } = item;
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, mutate: begin } = useShelf(item, () => setIsAsked(false));
  return (
    <li className={classNames('store-item', !isOnSale && 'store-item--retired')}>
      <img src={imageUrl} alt="" width={60} height={60} loading="lazy" decoding="async" />
      <div className="breakable store-item__text">
        <div>
          <b>{name}</b>
        </div>
        <div className="meta">{`${KINDS[type]}: ${description}`}</div>
      </div>
      <CoinAmount amount={price} />
      <Badge kind={isOnSale ? 'own' : 'plain'} hasDot>
        {isOnSale ? 'On sale' : 'Retired'}
      </Badge>
      <div className="row gap-12 store-item__actions">
        <Button
          size="small"
          aria-label={isOnSale ? `Retire ${name}` : `Sell ${name} again`}
          isPending={isPending && !isAsked}
          onClick={() => (isOnSale ? setIsAsked(true) : begin(true))}
        >
          {isOnSale ? 'Retire' : 'Sell again'}
        </Button>
        <Button size="square" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil size={18} aria-hidden="true" />
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Take ${name} off the shelves?`}
        description="Nobody can buy it from now on, also not from a cart that holds it. Whoever owns it keeps it, and you can sell it again whenever you like."
        confirmLabel="Retire"
        isPending={isPending}
        pendingLabel="Retiring..."
        onConfirm={() => begin(false)}
      />
    </li>
  );
}

/** Takes an item off sale, or puts it back on sale. */
function useShelf({ id, name, version }: AdminStoreItem, onSettled: () => void) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: (isOnSale: boolean) => changeStoreItem(client, id, { version, isOnSale }),
      onSuccess: ({ isOnSale }) =>
        toast({
          title: isOnSale ? 'On sale again' : 'Retired',
          description: isOnSale ? `${name} is in the store.` : `${name} is not sold any more.`,
          variant: 'success',
        }),
      onError: async (error) => {
        toastFailure('That was not saved', messageOf(error, 'Please try again later.'));
        if (isConflict(error)) await client.invalidateQueries({ queryKey: adminStoreItemsKey });
      },
      onSettled,
    }),
  );
}
