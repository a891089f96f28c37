import { IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import {
  IsTextUpTo,
  IsWhole,
  MaxCharacters,
  MayBeMissing,
  ONE_LINE,
} from '../../../platform/validation/rules.js';
import { IsId, PageLengthQueryDto, QueryInteger } from '../../../platform/validation/paging.js';
import { MAX_UPLOAD_BYTES } from '../../../community/profile/profile.dto.js';
import type { ItemType } from '../../../economy/inventory/item-type.js';
import type { StoreType } from '../../../economy/store/store.dto.js';

/** Minimum and maximum price of an item, in coins. Free items are not sold. */
const MIN_ITEM_COINS = 1;
const MAX_ITEM_COINS = 1_000_000;

const IsName = (): PropertyDecorator =>
  applyDecorators(
    MaxCharacters(100),
    Matches(ONE_LINE, { message: 'An item needs a name on one line.' }),
    IsString(),
  );

const IsDescription = (): PropertyDecorator =>
  applyDecorators(
    MaxCharacters(300),
    Matches(ONE_LINE, { message: 'An item needs a description on one line.' }),
    IsString(),
  );

const IsPrice = (): PropertyDecorator => IsWhole(MIN_ITEM_COINS, MAX_ITEM_COINS);

const IsPicture = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(MAX_UPLOAD_BYTES));

/** Filter and page of the list of items. */
export class AdminStoreQueryDto extends PageLengthQueryDto {
  /** Text that the names contain. */
  @MayBeMissing()
  @IsTextUpTo(100)
  search?: string;

  /** Only items with a larger id than this. */
  @MayBeMissing()
  @QueryInteger()
  @IsWhole(0, Number.MAX_SAFE_INTEGER)
  after?: number;
}

/** A new item. Only stickers can be added, because all other items need code that draws or applies them. */
export class NewStoreItemDto {
  @IsName()
  name!: string;

  @IsDescription()
  description!: string;

  /** Coins for one copy. */
  @IsPrice()
  price!: number;

  /** Its picture as a data URL: JPEG, PNG, GIF or WEBP of at most 5 MB. */
  @IsPicture()
  imageData!: string;

  /** Whether it is on sale at once; true if omitted. */
  @MayBeMissing()
  @IsBoolean()
  isOnSale?: boolean;
}

/** Changes to an item; omitted fields stay as they are. */
export class StoreItemChangeDto {
  /** Version that the change is based on. */
  @IsId()
  version!: number;

  @MayBeMissing()
  @IsName()
  name?: string;

  @MayBeMissing()
  @IsDescription()
  description?: string;

  @MayBeMissing()
  @IsPrice()
  price?: number;

  /** False takes it off sale; members who own it keep it. */
  @MayBeMissing()
  @IsBoolean()
  isOnSale?: boolean;

  /** A new picture, as a data URL. */
  @MayBeMissing()
  @IsPicture()
  imageData?: string;
}

/** An item of the store as admins see it, on sale or not. */
export class AdminStoreItemDto {
  id!: number;
  name!: string;
  description!: string;
  /** Coins for one copy. */
  price!: number;
  type!: StoreType;
  imageUrl!: string;
  itemType!: ItemType;
  itemId!: string;
  isOnSale!: boolean;
  /** Grows with every change. */
  version!: number;
}
