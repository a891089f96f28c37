import { IsBoolean, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { MaxCharacters } from '../../../platform/validation/max-characters.js';
import { MayBeMissing } from '../../../platform/validation/may-be-missing.js';
import { ONE_LINE } from '../../../platform/validation/one-line.js';
import { PageLengthQueryDto, QueryInteger } from '../../../platform/validation/paging.js';
import { MAX_UPLOAD_BYTES } from '../../../community/profile/profile.dto.js';
import type { ItemType } from '../../../economy/inventory/item-type.js';
import type { StoreType } from '../../../economy/store/store.dto.js';

/** What an item costs at the least and at the most, in coins: what is free is sold nowhere. */
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

const IsPrice = (): PropertyDecorator => applyDecorators(IsInt(), Min(MIN_ITEM_COINS), Max(MAX_ITEM_COINS));

const IsPicture = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(MAX_UPLOAD_BYTES));

/** Which item an address is about. */
export class StoreItemParamsDto {
  @QueryInteger()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  id!: number;
}

/** Which items are listed. */
export class AdminStoreQueryDto extends PageLengthQueryDto {
  /** What their names hold. */
  @MayBeMissing()
  @IsString()
  @MaxLength(100)
  search?: string;

  /** Only items with a larger id than this. */
  @MayBeMissing()
  @QueryInteger()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after?: number;
}

/** A new item: a sticker, since everything else is drawn, and does, what the site's own code knows. */
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

  /** Whether it is sold at once; yes when it is left out. */
  @MayBeMissing()
  @IsBoolean()
  isOnSale?: boolean;
}

/** What becomes of an item; what is left out stays. */
export class StoreItemChangeDto {
  /** Of what is changed. */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
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

  /** False takes it off the shelves; whoever owns it keeps it. */
  @MayBeMissing()
  @IsBoolean()
  isOnSale?: boolean;

  /** Another picture, as a data URL. */
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
