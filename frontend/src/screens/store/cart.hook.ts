import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { storeItemsQuery } from '../../api/store';
import type { StoreItem, User } from '../../api/types';
import { userKey } from '../../api/keys';
import { toast, toastFailure } from '../../ui/toast';
import {
  atPresentPrices,
  changeCart,
  MAX_LINES,
  MAX_QUANTITY,
  quantityOf,
  readCart,
  subscribeToCarts,
  withItem,
  withQuantity,
} from './cart';

/**
 * Follows the member's cart, which survives reloads and is shared by all tabs. It is at current prices, once they
 * are known. The functions are stable between renders.
 */
export function useCart(userId: number) {
  const client = useQueryClient();
  const stored = useSyncExternalStore(subscribeToCarts, () => readCart(userId));
  const { data: items } = useQuery(storeItemsQuery);
  const cart = useMemo(
    () => (items === undefined ? stored : atPresentPrices(stored, items)),
    [stored, items],
  );
  const actions = useMemo(
    () => ({
      add: (item: StoreItem) => addToCart(userId, item, client.getQueryData<User | null>(userKey) ?? null),
      /** A quantity below 1 removes the line. */
      setQuantity: (itemId: number, quantity: number) => {
        if (isOpen(userId)) changeCart(userId, (before) => withQuantity(before, itemId, quantity));
      },
    }),
    [client, userId],
  );
  return { cart, ...actions };
}

function addToCart(userId: number, item: StoreItem, user: User | null): void {
  // §5: needs a signed-in member whose coins cover the price.
  if (user === null || user.coins < item.price) {
    toastFailure('Not enough coins', 'You need more coins to purchase this item.');
    return;
  }
  if (!isOpen(userId)) return;
  const before = readCart(userId);
  const after = changeCart(userId, (cart) => withItem(cart, item));
  if (quantityOf(after, item.id) === quantityOf(before, item.id)) {
    const description =
      before.lines.length >= MAX_LINES
        ? `A cart holds ${MAX_LINES} different items: check out first.`
        : `A cart holds ${MAX_QUANTITY} of one item: check out first.`;
    toast({ title: 'Your cart is full', description, variant: 'info' });
    return;
  }
  toast({
    title: 'Item added to cart',
    description: `${item.name} has been added to your cart.`,
    variant: 'success',
  });
}

/** Returns false while a checkout has no answer: it is unknown what was bought, so the cart is locked. */
function isOpen(userId: number): boolean {
  if (readCart(userId).attempt === null) return true;
  toast({
    title: 'Your last checkout is not decided yet',
    description: 'As soon as the server has answered, the cart can be changed again.',
    variant: 'info',
  });
  return false;
}
