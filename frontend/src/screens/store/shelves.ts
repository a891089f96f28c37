import { copiesOf } from '../../api/store';
import type { AvatarItem, OwnedItem, StoreItem } from '../../api/types';
import { coinsText } from '../../lib/coins-text';
import type { Accent } from '../../ui/card';

/** An item on a shelf. */
export interface Good {
  item: StoreItem;
  /** Number of copies the member has bought. */
  copies: number;
  /** True if the member need not save for it: they, or all members, own it. Coupons are used up. */
  isOwned: boolean;
}

export interface Shelf {
  id: string;
  title: string;
  accent: Accent;
  note: string;
  goods: readonly Good[];
}

/** Returns whether the alien can wear an item; stickers and coupons it holds up. */
export function isWorn({ itemType }: StoreItem): boolean {
  return itemType !== 'sticker' && itemType !== 'coupon';
}

/** Returns the items with what the member owns of them. */
export function goodsOf(
  items: readonly StoreItem[],
  inventory: readonly OwnedItem[],
  parts: readonly AvatarItem[],
): Good[] {
  const isFree = ({ itemType, itemId }: StoreItem): boolean =>
    parts.some((part) => part.isFree && part.itemType === itemType && part.itemId === itemId);
  return items.map((item) => {
    const copies = copiesOf(inventory, item);
    return { item, copies, isOwned: isFree(item) || (copies > 0 && item.itemType !== 'coupon') };
  });
}

/**
 * Sorts goods onto the shelves, each by distance from the balance. What is in reach comes first, then the shelf
 * with the nearest item, and what is owned comes last.
 */
export function shelvesOf(goods: readonly Good[], coins: number): Shelf[] {
  const wanted = goods.filter(({ isOwned }) => !isOwned).toSorted(byDistance(coins));
  const cosmetics = wanted.filter(({ item }) => item.type === 'cosmetic');
  const inReach: Shelf = {
    ...{ id: 'in-reach', title: 'In reach', accent: 'slime' },
    note: `You have ${coinsText(coins)}`,
    goods: cosmetics.filter(({ item }) => item.price <= coins),
  };
  const nearly: Shelf = {
    ...{ id: 'nearly', title: 'On the way', accent: 'gold' },
    note: 'Hover, tap or focus to try on',
    goods: cosmetics.filter(({ item }) => item.price > coins),
  };
  const small: Shelf = {
    ...{ id: 'small', title: 'Small change', accent: 'ion' },
    note: 'Stickers and coupons',
    goods: wanted.filter(({ item }) => item.type !== 'cosmetic'),
  };
  const owned: Shelf = {
    ...{ id: 'owned', title: 'Yours', accent: 'plasma' },
    note: 'Extra copies can be given to friends',
    goods: goods.filter(({ isOwned }) => isOwned),
  };
  const isSmallNearer =
    wanted.find(({ item }) => item.type !== 'cosmetic' || item.price > coins)?.item.type !== 'cosmetic';
  const shelves = isSmallNearer ? [inReach, small, nearly, owned] : [inReach, nearly, small, owned];
  return shelves.filter((shelf) => shelf.goods.length > 0);
}

/** Returns what a member may want next: a cosmetic in reach, else what is nearest. Nothing that they own. */
export function nextGood(goods: readonly Good[], coins: number): Good | undefined {
  const wanted = goods.filter(({ isOwned }) => !isOwned).toSorted(byDistance(coins));
  return wanted.find(({ item }) => item.type === 'cosmetic' && item.price <= coins) ?? wanted[0];
}

const byDistance =
  (coins: number) =>
  (one: Good, other: Good): number =>
    Math.abs(one.item.price - coins) - Math.abs(other.item.price - coins);
