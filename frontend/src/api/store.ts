import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { answerOf, api } from './client';
import { avatarItemsKey, coinTransactionsKey, inventoryKey, storeItemsKey, userKey } from './keys';
import { loader } from './query-client';
import type {
  AvatarItem,
  AvatarParts,
  AvatarPurchase,
  AvatarReceipt,
  OwnedItem,
  Purchase,
  PurchaseReceipt,
  StoreItem,
  User,
} from './types';

/** What the customizer sells (§7). */
export type AvatarItemType = AvatarItem['itemType'];

/** What the store sells, in its order. */
export const storeItemsQuery = queryOptions({
  queryKey: storeItemsKey,
  queryFn: (context) => loader()<StoreItem[]>(context),
});

/** What the customizer shows, in its order. */
export const avatarItemsQuery = queryOptions({
  queryKey: avatarItemsKey,
  queryFn: (context) => loader()<AvatarItem[]>(context),
});

/** What the member has bought. */
export const inventoryQuery = queryOptions({
  queryKey: inventoryKey,
  queryFn: (context) => loader()<OwnedItem[]>(context),
});

/** Whether a member is shown a part: what is not sold any more is there for whoever has it. */
export function isShownTo(item: AvatarItem, inventory: readonly OwnedItem[]): boolean {
  return item.isOnSale || item.isFree || copiesOf(inventory, item) > 0;
}

/** How many copies of something somebody owns. */
export function copiesOf(
  inventory: readonly OwnedItem[],
  { itemType, itemId }: Pick<OwnedItem, 'itemType' | 'itemId'>,
): number {
  return inventory.find((owned) => owned.itemType === itemType && owned.itemId === itemId)?.copies ?? 0;
}

/** Buys a cart (§7). The same key and purchase give the same receipt, however often they are sent. */
export function buy(purchase: Purchase, requestKey: string): Promise<PurchaseReceipt> {
  const params = { header: { 'Idempotency-Key': requestKey } };
  return answerOf(api.POST('/api/store/purchase', { body: purchase, params }));
}

/** Buys a part for the avatar, which then wears it (§7); keys as with `buy`. */
export function buyAvatarItem(purchase: AvatarPurchase, requestKey: string): Promise<AvatarReceipt> {
  const params = { header: { 'Idempotency-Key': requestKey } };
  return answerOf(api.POST('/api/store/purchase-avatar-item', { body: purchase, params }));
}

/** Dresses the member's alien (§7). */
export function saveAvatar(parts: AvatarParts): Promise<User> {
  return answerOf(api.PATCH('/api/user/avatar', { body: parts }));
}

/** A purchase changed the member's coins, ledger and inventory: what is cached of them is asked for again. */
export async function invalidateAfterPurchase(client: QueryClient): Promise<void> {
  const changed = [userKey, inventoryKey, coinTransactionsKey];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** What only the answer to a payment itself can be; the others may stand before an attempt that went through. */
const DECISIONS = [400, 404, 409, 413, 415, 422];

/**
 * Whether a failed payment may have gone through all the same, in this try or an earlier one: nobody answered, the server
 * failed on the way, or it did not let this try through (a session that is over, too many requests). Only the same key
 * asks safely again.
 */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || !DECISIONS.includes(error.status);
}
