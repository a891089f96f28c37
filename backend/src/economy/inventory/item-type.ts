/** The kind of a thing that is owned; with its id it names the thing. */
export type ItemType = 'color' | 'hat' | 'face' | 'accessory' | 'sticker' | 'coupon';

/** One thing that can be owned. */
export interface Item {
  readonly itemType: ItemType;
  readonly itemId: string;
}

/** The coupon that takes a fifth off the price of an avatar item. */
export const COUPON: Item = { itemType: 'coupon', itemId: 'avatar-20' };
