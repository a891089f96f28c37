import { Module, type OnModuleInit } from '@nestjs/common';
import { CoinsModule } from '../coins/coins.module.js';
import { AccountEvents } from '../../members/auth/account-events.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { BonusController } from './bonus.controller.js';
import { BonusService } from './bonus.service.js';

/** Daily bonus and welcome coins. */
@Module({
  imports: [AuthModule, CoinsModule, SettingsModule],
  controllers: [BonusController],
  providers: [BonusService],
  exports: [BonusService],
})
export class BonusModule implements OnModuleInit {
  constructor(
    private readonly bonus: BonusService,
    private readonly accountEvents: AccountEvents,
  ) {}

  onModuleInit(): void {
    this.accountEvents.onCreated((tx, userId) => this.bonus.welcome(tx, userId));
  }
}
