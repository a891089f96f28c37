/** Kind of an item; together with the item's id it is unique. */
export type ItemType = 'color' | 'hat' | 'face' | 'accessory' | 'sticker' | 'coupon';

/** An item that can be owned. */
export interface Item {
  readonly itemType: ItemType;
  readonly itemId: string;
}

/** Coupon for 20% off the price of an avatar item. */
export const COUPON: Item = { itemType: 'coupon', itemId: 'avatar-20' };
