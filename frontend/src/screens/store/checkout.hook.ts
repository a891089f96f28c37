import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, messageOf } from '../../api/api-error';
import { storeItemsKey, userKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { buy, invalidateAfterPurchase, isUndecided, whyUndecided } from '../../api/store';
import type { PurchaseReceipt, StoreItem, User } from '../../api/types';
import { showFirstPurchase } from '../../avatar/first-purchase';
import { newRequestKey } from '../../lib/request-key';
import { onReturn } from '../../offline/retry';
import type { BoughtItem } from '../../ui/moment-queue';
import { toast, toastFailure } from '../../ui/toast';
import {
  afterPurchase,
  atPresentPrices,
  changeCart,
  purchaseOf,
  readCart,
  subscribeToCarts,
  totalOf,
} from './cart';
import type { Attempt, Cart } from './cart';

const FAILED = 'Purchase failed';

/** Old and new total of a cart whose prices have changed. */
export interface PriceChange {
  before: number;
  now: number;
}

/** Buys the member's cart. A checkout cut off by a reload or a lost network is retried with its own key. */
export function useCheckout(userId: number) {
  const client = useQueryClient();
  useOtherTabsPurchases(userId);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  /** Key of the attempt that failed with a server error. */
  const [stuckKey, setStuckKey] = useState<string | null>(null);
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: async (attempt: Attempt) => {
        const receipt = await buy(attempt.purchase, attempt.key);
        if (receipt.isFirst) showFirstPurchase(client, boughtOf(client, receipt));
        endAttempt(userId, attempt, (cart) => afterPurchase(cart, attempt.purchase));
        await invalidateAfterPurchase(client);
      },
      onSuccess: () => {
        toast({
          title: 'Purchase successful!',
          description: 'Your items have been added to your inventory.',
          variant: 'success',
        });
      },
      onError: async (error, attempt) => {
        // After a server error a retry may never succeed.
        if (error instanceof ApiError && error.status >= 500) setStuckKey(attempt.key);
        if (isUndecided(error))
          return toastFailure(
            FAILED,
            whyUndecided(error, 'Your cart is kept, and asking again never pays twice.'),
          );
        endAttempt(userId, attempt, (cart) => ({ ...cart, attempt: null }));
        setPriceChange(await explainRefusal(client, userId, attempt, error));
      },
    }),
  );
  const start = (): void => {
    setPriceChange(null);
    const attempt = nextAttempt(client, userId);
    if (attempt !== null) mutate(attempt);
  };
  useOpenAttempt(userId, mutate);
  const giveUp = (attempt: Attempt): void => {
    endAttempt(userId, attempt, (cart) => ({ ...cart, attempt: null }));
    setStuckKey(null);
    toast({
      title: 'Checkout set aside',
      description:
        'It may have gone through all the same: look at your balance and your items before you buy again.',
      variant: 'info',
    });
  };
  const { attempt: open } = useSyncExternalStore(subscribeToCarts, () => readCart(userId));
  const isStuck = open !== null && open.key === stuckKey && !isPending;
  return {
    isPending,
    /** Set when prices changed before the purchase: the member has to confirm the new total. */
    priceChange,
    /** Buys the cart, or retries a checkout that has no answer yet. */
    start,
    /** Closes the question about the prices. */
    dismiss: () => setPriceChange(null),
    /** Discards a checkout that the server cannot decide, which unlocks the cart; null if there is none. */
    giveUp: isStuck ? () => giveUp(open) : null,
  };
}

/** Returns what was bought as the store shows it, without what has left the store. */
function boughtOf(client: QueryClient, { items }: PurchaseReceipt): readonly BoughtItem[] {
  const sold = client.getQueryData<StoreItem[]>(storeItemsKey) ?? [];
  return items.flatMap(({ itemType, itemId }) => {
    const item = sold.find((other) => other.itemType === itemType && other.itemId === itemId);
    return item === undefined ? [] : [{ ...item, image: item.imageUrl }];
  });
}

/** Retries an open checkout at mount, and whenever the network or the page is back. */
function useOpenAttempt(userId: number, send: (attempt: Attempt) => void): void {
  const settleEarlier = useEffectEvent(() => {
    const { attempt } = readCart(userId);
    if (attempt !== null) send(attempt);
  });
  useEffect(() => {
    settleEarlier();
    return onReturn(() => settleEarlier());
  }, [userId]);
}

/** Refetches coins and inventory when another tab's checkout has been decided or set aside. */
function useOtherTabsPurchases(userId: number): void {
  const client = useQueryClient();
  const key = useSyncExternalStore(subscribeToCarts, () => readCart(userId).attempt?.key ?? null);
  const lastKey = useRef(key);
  useEffect(() => {
    const isDecided = lastKey.current !== null && key === null;
    lastKey.current = key;
    if (isDecided && client.isMutating() === 0) void invalidateAfterPurchase(client);
  }, [client, key]);
}

/**
 * Returns the open attempt, whichever tab began it, or a new one, which is stored before it is sent. Returns
 * null if the cart is empty or the coins do not suffice.
 */
function nextAttempt(client: QueryClient, userId: number): Attempt | null {
  const stored = readCart(userId);
  if (stored.attempt !== null) return stored.attempt;
  const cart = presentCart(client, stored);
  if (cart.lines.length === 0) return null;
  const coins = client.getQueryData<User | null>(userKey)?.coins ?? 0;
  if (coins < totalOf(cart)) {
    toastNotEnoughCoins();
    return null;
  }
  const attempt = { key: newRequestKey(), purchase: purchaseOf(cart) };
  changeCart(userId, () => ({ ...cart, attempt }));
  return attempt;
}

/** Ends an attempt. Does nothing if another tab has already ended it. */
function endAttempt(userId: number, attempt: Attempt, change: (cart: Cart) => Cart): void {
  changeCart(userId, (cart) => (cart.attempt?.key === attempt.key ? change(cart) : cart));
}

function presentCart(client: QueryClient, cart: Cart): Cart {
  const items = client.getQueryData<StoreItem[]>(storeItemsKey);
  return items === undefined ? cart : atPresentPrices(cart, items);
}

/** Shows why nothing was bought and refetches the data. Returns the new total if only the prices differ. */
async function explainRefusal(
  client: QueryClient,
  userId: number,
  attempt: Attempt,
  error: Error,
): Promise<PriceChange | null> {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'coins.not_enough') {
    toastNotEnoughCoins();
    await client.invalidateQueries({ queryKey: userKey });
    return null;
  }
  if (code === 'store.price_changed' || code === 'store.not_on_sale') {
    await client.invalidateQueries({ queryKey: storeItemsKey });
    const before = attempt.purchase.totalCost;
    const now = totalOf(presentCart(client, readCart(userId)));
    if (code === 'store.price_changed' && now !== before && now > 0) return { before, now };
  }
  toastFailure(FAILED, messageOf(error, 'Please try again later.'));
  return null;
}

function toastNotEnoughCoins(): void {
  toastFailure('Not enough coins', 'You need more coins to complete this purchase.');
}
