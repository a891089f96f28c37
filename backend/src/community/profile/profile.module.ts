import { Module } from '@nestjs/common';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { Clock } from '../../platform/common/clock.js';
import { Config, mediaFolder } from '../../platform/config/config.js';
import { AchievementsService } from './achievements.service.js';
import { PictureMaker } from './picture-maker.service.js';
import { PictureFolder, PictureStorage } from './picture-storage.js';
import { PictureSweep } from './picture-sweep.service.js';
import { PicturesService } from './pictures.service.js';
import { ProfileController } from './profile.controller.js';

/** Members' pictures and badges. */
@Module({
  imports: [CoinsModule],
  controllers: [ProfileController],
  providers: [
    PicturesService,
    PictureMaker,
    PictureSweep,
    AchievementsService,
    {
      provide: PictureStorage,
      inject: [Config, Clock],
      useFactory: (config: Config, clock: Clock) => new PictureFolder(mediaFolder(config), () => clock.now()),
    },
  ],
  exports: [PictureSweep, PictureMaker, PictureStorage],
})
export class ProfileModule {}
