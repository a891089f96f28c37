import type { QueryClient } from '@tanstack/react-query';
import { userKey } from '../api/keys';
import type { User } from '../api/types';
import { showMoment } from '../ui/moment';
import type { BoughtItem } from '../ui/moment-queue';
import { KINDS, isWornKind, wardrobeOf } from './wardrobe';

const WORN = new Set<string>(KINDS.flatMap(({ kind }) => (isWornKind(kind) ? [kind] : [])));

/**
 * Shows the member's alien with the first thing that the member has bought: it puts on the first that can be
 * worn, else it holds up the first of all. Call it before the new avatar is fetched.
 */
export function showFirstPurchase(client: QueryClient, bought: readonly BoughtItem[]): void {
  const user = client.getQueryData<User | null>(userKey);
  const item = bought.find(({ itemType }) => WORN.has(itemType)) ?? bought[0];
  if (user && item) showMoment({ kind: 'first-purchase', wardrobe: wardrobeOf(user), item });
}
