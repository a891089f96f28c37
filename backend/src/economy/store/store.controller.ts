import { Body, Controller, Get, Post } from '@nestjs/common';
import { CurrentUser, IdempotencyKey, type Identity, Member, Public } from '../../platform/http/route.js';
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
  ) {}

  /** Items on sale in the store, in its order. */
  @Public()
  @Get('items')
  items(): Promise<StoreItemDto[]> {
    return this.catalogue.storeItems();
  }

  /** All avatar parts and stickers, grouped by type. */
  @Public()
  @Get('avatar-items')
  avatarItems(): Promise<AvatarItemDto[]> {
    return this.catalogue.avatarItems();
  }

  /** Buys a cart, all of it or nothing. Repeating it with the same Idempotency-Key gets the same answer. */
  @Member()
  @Post('purchase')
  buy(
    @CurrentUser() member: Identity,
    @IdempotencyKey() key: string,
    @Body() purchase: PurchaseDto,
  ): Promise<PurchaseReceiptDto> {
    return this.purchases.buyCart(member.id, key, purchase);
  }

  /** Buys one avatar item and puts it on unless it is a sticker. Idempotent like a purchase in the store. */
  @Member()
  @Post('purchase-avatar-item')
  buyAvatarItem(
    @CurrentUser() member: Identity,
    @IdempotencyKey() key: string,
    @Body() purchase: AvatarPurchaseDto,
  ): Promise<AvatarReceiptDto> {
    return this.purchases.buyAvatarItem(member.id, key, purchase);
  }
}
