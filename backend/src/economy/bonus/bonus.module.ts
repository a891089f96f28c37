import { Module } from '@nestjs/common';
import { CoinsModule } from '../coins/coins.module.js';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { BonusController } from './bonus.controller.js';
import { BonusService } from './bonus.service.js';

/** Coins for being here. */
@Module({
  imports: [CoinsModule, SettingsModule],
  controllers: [BonusController],
  providers: [BonusService],
  exports: [BonusService],
})
export class BonusModule {}
