import { Module } from '@nestjs/common';
import { LivestreamModule } from '../../live/livestream/livestream.module.js';
import { HomeController } from './home.controller.js';
import { HomeService } from './home.service.js';

/** The home screen. */
@Module({ imports: [LivestreamModule], controllers: [HomeController], providers: [HomeService] })
export class HomeModule {}
