import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  ValidateNested,
} from 'class-validator';
import { IsTextUpTo, IsWhole, MayBeMissing } from '../../platform/validation/rules.js';
import { InventoryItemDto } from '../inventory/inventory.dto.js';
import { IsItemId, type ItemType } from '../inventory/item-type.js';

/** Maximum price: the largest value of a 32-bit column. */
const MAX_COINS = 2_147_483_647;

/** Maximum number of different items per purchase, and of copies of each. */
const MAX_LINES = 50;
const MAX_QUANTITY = 99;

/** Types of store items, by which the store can be filtered. */
export type StoreType = 'cosmetic' | 'sticker' | 'coupon';

/** Types of items that the customizer sells. */
const AVATAR_ITEM_TYPES = ['color', 'hat', 'face', 'accessory', 'sticker'] as const;
export type AvatarItemType = (typeof AVATAR_ITEM_TYPES)[number];

/** An item of the store (§3). */
export class StoreItemDto {
  id!: number;
  name!: string;
  description!: string;
  /** Coins for one copy. */
  price!: number;
  /** Type by which the store can be filtered. */
  type!: StoreType;
  /** Address of the item's picture. */
  imageUrl!: string;
  /** Type of the item that the member owns after buying it. */
  itemType!: ItemType;
  itemId!: string;
}

/** An avatar part or a sticker (§3). */
export class AvatarItemDto {
  itemType!: AvatarItemType;
  itemId!: string;
  name!: string;
  /** Coins; for an item that the store sells too, the store's price. */
  price!: number;
  /** Address of its picture; null for `none`, which has no picture. */
  image!: string | null;
  /** Whether every member owns it. */
  isFree!: boolean;
  /** Whether it can be bought now, here or in the store. */
  isOnSale!: boolean;
  /** Id of the store's item for it; null if only the customizer sells it. */
  storeItemId!: number | null;
}

/** A line of the cart (§7): an item as shown there, and its quantity. Only id, price and quantity matter. */
export class CartLineDto {
  @IsWhole(1, MAX_COINS)
  id!: number;

  @IsTextUpTo(100)
  name!: string;

  @IsTextUpTo(300)
  description!: string;

  /** Coins for one copy, as the cart shows it. */
  @IsWhole(0, MAX_COINS)
  price!: number;

  @IsTextUpTo(16)
  type!: string;

  @IsTextUpTo(200)
  imageUrl!: string;

  @IsWhole(1, MAX_QUANTITY)
  quantity!: number;
}

/** A purchase in the store. */
export class PurchaseDto {
  /** The lines of the cart; each item at most once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique((line: Partial<CartLineDto>) => line.id, {
    message: 'The cart has the same item twice.',
  })
  @IsObject({ each: true, message: 'The cart has a line without an item.' })
  @ValidateNested({ each: true })
  @Type(() => CartLineDto)
  items!: CartLineDto[];

  /** Coins for everything, as the cart shows it. */
  @IsWhole(0, MAX_COINS)
  totalCost!: number;
}

/** Receipt of a purchase. */
export class PurchaseReceiptDto {
  id!: number;
  /** Coins that were paid. */
  totalCost!: number;
  /** Balance after the purchase. */
  coins!: number;
  /** Items bought, each with the number of copies owned after the purchase. */
  items!: InventoryItemDto[];
  /** Whether it is the first purchase, in the store or the customizer, that cost the member coins. */
  isFirst!: boolean;
}

/** A purchase in the customizer. */
export class AvatarPurchaseDto {
  @IsIn(AVATAR_ITEM_TYPES)
  itemType!: AvatarItemType;

  @IsItemId()
  itemId!: string;

  /** Coins as shown in the customizer. With a coupon, four fifths of the price, rounded up to whole coins. */
  @IsWhole(0, MAX_COINS)
  price!: number;

  /** Whether to use up one coupon. */
  @MayBeMissing()
  @IsBoolean()
  coupon?: boolean;
}

/** Receipt of an avatar item, which is worn now unless it is a sticker. */
export class AvatarReceiptDto {
  itemType!: AvatarItemType;
  itemId!: string;
  /** Balance after the purchase. */
  coins!: number;
  /** How many coupons are left. */
  coupons!: number;
  /** Whether it is the first purchase, in the store or the customizer, that cost the member coins. */
  isFirst!: boolean;
}
