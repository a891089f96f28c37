import { Module } from '@nestjs/common';
import { AvatarController } from '../avatar/avatar.controller.js';
import { AvatarService } from '../avatar/avatar.service.js';
import { CoinsModule } from '../coins/coins.module.js';
import { InventoryController } from '../inventory/inventory.controller.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { CatalogueService } from './catalogue.service.js';
import { GoalController } from './goal.controller.js';
import { PurchasesService } from './purchases.service.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { SavedGoalService } from './saved-goal.service.js';
import { StoreController } from './store.controller.js';

/** The store's and the customizer's catalogues, purchases in them, and what members own, wear and save for. */
@Module({
  imports: [CoinsModule],
  controllers: [InventoryController, AvatarController, StoreController, GoalController],
  providers: [
    AvatarService,
    CatalogueService,
    InventoryService,
    PurchasesService,
    ReceiptsService,
    SavedGoalService,
  ],
  exports: [CatalogueService, InventoryService, ReceiptsService, SavedGoalService],
})
export class StoreModule {}
