import { Module } from '@nestjs/common';
import { LivestreamModule } from '../../live/livestream/livestream.module.js';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { SamplesController } from './samples.controller.js';
import { SamplesService } from './samples.service.js';

/** The samples of a new site. */
@Module({
  imports: [LivestreamModule, SettingsModule],
  controllers: [SamplesController],
  providers: [SamplesService],
})
export class SamplesModule {}
