import { Module } from '@nestjs/common';
import { InventoryModule } from '../inventory/inventory.module.js';
import { AvatarController } from './avatar.controller.js';
import { AvatarService } from './avatar.service.js';

@Module({
  imports: [InventoryModule],
  controllers: [AvatarController],
  providers: [AvatarService],
  exports: [AvatarService],
})
export class AvatarModule {}
