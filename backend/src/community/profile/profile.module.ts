import { Module } from '@nestjs/common';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { AchievementsService } from './achievements.service.js';
import { PictureMakerService } from './picture-maker.service.js';
import { PictureStorage } from './picture-storage.js';
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
    PictureStorage,
    PictureCleanupService,
    AchievementsService,
  ],
  exports: [AchievementsService, PictureCleanupService, PictureMakerService, PictureStorage],
})
export class ProfileModule {}
