import { Matches } from 'class-validator';

/** Kind of an item; together with the item's id it is unique. */
export const ITEM_TYPES = ['color', 'hat', 'face', 'accessory', 'sticker', 'coupon'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** An item that can be owned. */
export interface Item {
  readonly itemType: ItemType;
  readonly itemId: string;
}

/** Coupon for 20% off the price of an avatar item. */
export const COUPON: Item = { itemType: 'coupon', itemId: 'avatar-20' };

/** Pattern of ids in the catalogue. MariaDB fails to compare their ASCII columns with other text. */
const ITEM_ID = /^[a-z0-9-]{1,40}$/;

export const IsItemId = (): PropertyDecorator => Matches(ITEM_ID, { message: 'There is no such item.' });
