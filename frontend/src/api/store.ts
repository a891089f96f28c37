import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from './api-error';
import { answerOf, api } from './client';
import { invalidate } from './invalidate';
import {
  avatarItemsKey,
  coinTransactionsKey,
  goalKey,
  homeKey,
  inventoryKey,
  storeItemsKey,
  userKey,
} from './keys';
import { reading } from './query-client';
import type {
  AvatarItem,
  AvatarParts,
  AvatarPurchase,
  AvatarReceipt,
  OwnedItem,
  Purchase,
  PurchaseReceipt,
  User,
} from './types';
import { isUnreachable } from './unreachable';

/** Item types of the customizer (§7). */
export type AvatarItemType = AvatarItem['itemType'];

/** The store's items, in display order. */
export const storeItemsQuery = queryOptions(reading(storeItemsKey));

/** The customizer's items, in display order. */
export const avatarItemsQuery = queryOptions(reading(avatarItemsKey));

/** The member's inventory. */
export const inventoryQuery = queryOptions(reading(inventoryKey));

/** Returns true if a member sees an item: it is on sale or free, or the member owns it. */
export function isShownTo(item: AvatarItem, inventory: readonly OwnedItem[]): boolean {
  return item.isOnSale || item.isFree || copiesOf(inventory, item) > 0;
}

export function copiesOf(
  inventory: readonly OwnedItem[],
  { itemType, itemId }: Pick<OwnedItem, 'itemType' | 'itemId'>,
): number {
  return inventory.find((owned) => owned.itemType === itemType && owned.itemId === itemId)?.copies ?? 0;
}

/** Buys a cart (§7). Idempotent by key. */
export function buy(purchase: Purchase, requestKey: string): Promise<PurchaseReceipt> {
  const params = { header: { 'Idempotency-Key': requestKey } };
  return answerOf(api.POST('/api/store/purchase', { body: purchase, params }));
}

/** Buys an avatar item, which the avatar then wears (§7). Idempotent by key. */
export function buyAvatarItem(purchase: AvatarPurchase, requestKey: string): Promise<AvatarReceipt> {
  const params = { header: { 'Idempotency-Key': requestKey } };
  return answerOf(api.POST('/api/store/purchase-avatar-item', { body: purchase, params }));
}

/** Saves the member's avatar (§7). */
export function saveAvatar(parts: AvatarParts): Promise<User> {
  return answerOf(api.PATCH('/api/user/avatar', { body: parts }));
}

/** Invalidates what a purchase changes: the member's coins, inventory, ledger and goal. */
export function invalidateAfterPurchase(client: QueryClient): Promise<unknown> {
  return invalidate(client, [userKey, homeKey, inventoryKey, coinTransactionsKey, goalKey]);
}

/** Statuses that settle a payment; others may hide that an earlier attempt succeeded. */
const DECISIONS = [400, 404, 409, 413, 415, 422];

/**
 * Returns true if a failed payment may have succeeded, now or in an earlier attempt: the server did not
 * answer, failed midway, or did not admit this attempt (expired session, rate limit). Retry only with the
 * same key.
 */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || !DECISIONS.includes(error.status);
}

/** Returns why a payment is undecided: the server's message, or that it failed or did not answer; then the advice. */
export function whyUndecided(error: unknown, advice: string): string {
  const silence = isUnreachable(error) ? 'The server did not answer.' : 'The server failed.';
  return `${messageOf(error, silence)} ${advice}`;
}
