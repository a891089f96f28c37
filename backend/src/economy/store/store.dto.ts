import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeMissing } from '../../platform/validation/may-be-missing.js';
import { InventoryItemDto } from '../inventory/inventory.dto.js';
import { IsItemId } from '../inventory/item-id.js';
import type { ItemType } from '../inventory/item-type.js';

/** No price is more than a column of 32 bit holds. */
const MAX_COINS = 2_147_483_647;

/** How many different items one purchase takes, and how many of each. */
const MAX_LINES = 50;
const MAX_QUANTITY = 99;

/** What the store sells, as its filter names it. */
export type StoreType = 'cosmetic' | 'sticker' | 'coupon';

/** What the customizer sells. */
const AVATAR_ITEM_TYPES = ['color', 'hat', 'face', 'accessory', 'sticker'] as const;
export type AvatarItemType = (typeof AVATAR_ITEM_TYPES)[number];

/** An item of the store (§3). */
export class StoreItemDto {
  id!: number;
  name!: string;
  description!: string;
  /** Coins for one copy. */
  price!: number;
  /** What the store's filter goes by. */
  type!: StoreType;
  /** The address of its picture. */
  imageUrl!: string;
  /** What one owns after buying it. */
  itemType!: ItemType;
  itemId!: string;
}

/** Something an avatar can wear, or a sticker (§3). */
export class AvatarItemDto {
  itemType!: AvatarItemType;
  itemId!: string;
  name!: string;
  /** Coins; of what the store sells as well, the store's price. */
  price!: number;
  /** The address of its picture; null for `none`, which has nothing to show. */
  image!: string | null;
  /** Whether everybody owns it. */
  isFree!: boolean;
  /** Whether it can be bought now, here or in the store. */
  isOnSale!: boolean;
  /** The item of the store that gives it; null for what the customizer alone sells. */
  storeItemId!: number | null;
}

/** A line of the cart (§7): an item as the cart shows it, and how many. Its id, price and quantity decide. */
export class CartLineDto {
  @IsInt()
  @Min(1)
  @Max(MAX_COINS)
  id!: number;

  @IsString()
  @MaxLength(100)
  name!: string;

  @IsString()
  @MaxLength(300)
  description!: string;

  /** Coins for one copy, as the cart shows it. */
  @IsInt()
  @Min(0)
  @Max(MAX_COINS)
  price!: number;

  @IsString()
  @MaxLength(16)
  type!: string;

  @IsString()
  @MaxLength(200)
  imageUrl!: string;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity!: number;
}

/** What somebody buys in the store. */
export class PurchaseDto {
  /** Every item once. */
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
  @IsInt()
  @Min(0)
  @Max(MAX_COINS)
  totalCost!: number;
}

/** A purchase that was made. */
export class PurchaseReceiptDto {
  id!: number;
  /** Coins that were paid. */
  totalCost!: number;
  /** The balance right afterwards. */
  coins!: number;
  /** What was bought, each with all the copies owned right afterwards. */
  items!: InventoryItemDto[];
}

/** What somebody buys in the customizer. */
export class AvatarPurchaseDto {
  @IsIn(AVATAR_ITEM_TYPES)
  itemType!: AvatarItemType;

  @IsItemId()
  itemId!: string;

  /** Coins as the customizer shows them; with a coupon, four fifths of the price, rounded up to the coin. */
  @IsInt()
  @Min(0)
  @Max(MAX_COINS)
  price!: number;

  /** Whether one coupon is used up for it. */
  @MayBeMissing()
  @IsBoolean()
  coupon?: boolean;
}

/** An avatar item that was bought and, unless it is a sticker, is worn now. */
export class AvatarReceiptDto {
  itemType!: AvatarItemType;
  itemId!: string;
  /** The balance right afterwards. */
  coins!: number;
  /** How many coupons are left. */
  coupons!: number;
}
