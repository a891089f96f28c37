import { Module } from '@nestjs/common';
import { SettingsService } from './settings.service.js';

/** What the site's administrators have set. */
@Module({ providers: [SettingsService], exports: [SettingsService] })
export class SettingsModule {}
