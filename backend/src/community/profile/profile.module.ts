import { Module } from '@nestjs/common';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { Clock } from '../../platform/common/clock.js';
import { Config, mediaFolder } from '../../platform/config/config.js';
import { AchievementsService } from './achievements.service.js';
import { PictureMakerService } from './picture-maker.service.js';
import { PictureFolder, PictureStorage } from './picture-storage.js';
import { PictureCleanupService } from './picture-cleanup.service.js';
import { PicturesService } from './pictures.service.js';
import { ProfileController } from './profile.controller.js';

/** Members' pictures and badges. */
@Module({
  imports: [CoinsModule],
  controllers: [ProfileController],
  providers: [
    PicturesService,
    PictureMakerService,
    PictureCleanupService,
    AchievementsService,
    {
      provide: PictureStorage,
      inject: [Config, Clock],
      useFactory: (config: Config, clock: Clock) => new PictureFolder(mediaFolder(config), () => clock.now()),
    },
  ],
  exports: [PictureCleanupService, PictureMakerService, PictureStorage],
})
export class ProfileModule {}
