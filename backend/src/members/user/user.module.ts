import { Module } from '@nestjs/common';
import { AccountExportController } from './account-export.controller.js';
import { AccountExport } from './account-export.service.js';
import { UserController } from './user.controller.js';

/** The member's own account. */
@Module({ controllers: [UserController, AccountExportController], providers: [AccountExport] })
export class UserModule {}
