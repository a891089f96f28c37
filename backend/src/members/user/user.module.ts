import { Module } from '@nestjs/common';
import { AccountExportController } from './account-export.controller.js';
import { AccountExportService } from './account-export.service.js';
import { UserController } from './user.controller.js';

@Module({ controllers: [UserController, AccountExportController], providers: [AccountExportService] })
export class UserModule {}
