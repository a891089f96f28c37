import { Module } from '@nestjs/common';
import { AvatarModule } from '../avatar/avatar.module.js';
import { CoinsModule } from '../coins/coins.module.js';
import { InventoryModule } from '../inventory/inventory.module.js';
import { CatalogueService } from './catalogue.service.js';
import { PurchasesService } from './purchases.service.js';
import { ReceiptsService } from './receipts.service.js';
import { StoreController } from './store.controller.js';

/** The store's and the customizer's catalogues, and purchases in them. */
@Module({
  imports: [CoinsModule, InventoryModule, AvatarModule],
  controllers: [StoreController],
  providers: [CatalogueService, PurchasesService, ReceiptsService],
  exports: [CatalogueService, ReceiptsService],
})
export class StoreModule {}
