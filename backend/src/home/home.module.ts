import { Module } from '@nestjs/common';
import { HomeController } from './home.controller.js';
import { HomeService } from './home.service.js';

/** The home screen. */
@Module({ controllers: [HomeController], providers: [HomeService] })
export class HomeModule {}
