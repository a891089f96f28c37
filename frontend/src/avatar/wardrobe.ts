import { copiesOf } from '../api/store';
import type { AvatarItemType } from '../api/store';
import type { AvatarItem, OwnedItem, User } from '../api/types';
import type { Wardrobe } from '../ui/alien-parts';

/** Kinds of items that can be worn; stickers are only collected. */
export type WornKind = keyof Wardrobe;

/** The kinds of items, in the order of the tabs. */
export const KINDS: readonly { kind: AvatarItemType; label: string }[] = [
  { kind: 'color', label: 'Colours' },
  { kind: 'hat', label: 'Hats' },
  { kind: 'face', label: 'Faces' },
  { kind: 'accessory', label: 'Accessories' },
  { kind: 'sticker', label: 'Stickers' },
];

/** The id of the coupon in the inventory. */
const COUPON = { itemType: 'coupon', itemId: 'avatar-20' } as const;

export function isWornKind(kind: AvatarItemType): kind is WornKind {
  return kind !== 'sticker';
}

export function wardrobeOf(user: User): Wardrobe {
  return {
    color: user.avatarColor,
    hat: user.avatarHat,
    face: user.avatarFace,
    accessory: user.avatarAccessory,
  };
}

export function isSameWardrobe(one: Wardrobe, other: Wardrobe): boolean {
  return KINDS.every(({ kind }) => !isWornKind(kind) || one[kind] === other[kind]);
}

/** Whether an item is owned, can be bought here, or is sold in the store. */
export type Availability = 'owned' | 'locked' | 'in-store';

export function availabilityOf(item: AvatarItem, inventory: readonly OwnedItem[]): Availability {
  if (item.isFree || copiesOf(inventory, item) > 0) return 'owned';
  // Stickers are sold in both places (§3).
  return item.storeItemId === null || item.itemType === 'sticker' ? 'locked' : 'in-store';
}

/** Returns the items at the member's prices: the first colour of the customizer costs nothing. */
export function pricesFor({ hasFreeColour }: User, items: readonly AvatarItem[]): readonly AvatarItem[] {
  if (!hasFreeColour) return items;
  const isGift = ({ itemType, storeItemId }: AvatarItem) => itemType === 'color' && storeItemId === null;
  return items.map((item) => (isGift(item) ? { ...item, price: 0 } : item));
}

export function couponsIn(inventory: readonly OwnedItem[]): number {
  return copiesOf(inventory, COUPON);
}

/** Returns the price of an item where it is sold: a coupon is of no use in the store. */
export function currentPrice(item: AvatarItem, availability: Availability, withCoupon: boolean): number {
  return priceOf(item, withCoupon && availability !== 'in-store');
}

/**
 * Returns the price of an item. A coupon takes 20 % off, rounded up, in integer arithmetic as on the server.
 */
function priceOf({ price }: AvatarItem, withCoupon: boolean): number {
  return withCoupon ? Math.ceil((price * 4) / 5) : price;
}
