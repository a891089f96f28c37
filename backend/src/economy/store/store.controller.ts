import { Body, Controller, Get, Post } from '@nestjs/common';
import { Member, Public } from '../../platform/http/access.js';
import { CurrentUser, type Identity } from '../../platform/http/current-user.js';
import { IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { AvatarPurchasesService } from './avatar-purchases.service.js';
import { CatalogueService } from './catalogue.service.js';
import { PurchasesService } from './purchases.service.js';
import {
  AvatarItemDto,
  AvatarPurchaseDto,
  AvatarReceiptDto,
  PurchaseDto,
  PurchaseReceiptDto,
  StoreItemDto,
} from './store.dto.js';

@Controller('store')
export class StoreController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly purchases: PurchasesService,
    private readonly avatarPurchases: AvatarPurchasesService,
  ) {}

  /** What the store sells, in its order. */
  @Public()
  @Get('items')
  items(): Promise<StoreItemDto[]> {
    return this.catalogue.storeItems();
  }

  /** Everything an alien can wear, and the stickers, kind by kind. */
  @Public()
  @Get('avatar-items')
  avatarItems(): Promise<AvatarItemDto[]> {
    return this.catalogue.avatarItems();
  }

  /** Buys a cart, all of it or nothing; the same request under the same Idempotency-Key gives the same answer. */
  @Member()
  @Post('purchase')
  buy(
    @CurrentUser() member: Identity,
    @IdempotencyKey() key: string,
    @Body() purchase: PurchaseDto,
  ): Promise<PurchaseReceiptDto> {
    return this.purchases.buy(member.id, key, purchase);
  }

  /** Buys one avatar item and, unless it is a sticker, puts it on; idempotent like a purchase of the store. */
  @Member()
  @Post('purchase-avatar-item')
  buyAvatarItem(
    @CurrentUser() member: Identity,
    @IdempotencyKey() key: string,
    @Body() purchase: AvatarPurchaseDto,
  ): Promise<AvatarReceiptDto> {
    return this.avatarPurchases.buy(member.id, key, purchase);
  }
}
