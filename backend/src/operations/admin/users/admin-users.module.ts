import { Module } from '@nestjs/common';
import { AuditModule } from '../../../members/audit/audit.module.js';
import { AuthModule } from '../../../members/auth/auth.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersService } from './admin-users.service.js';
import { UserListService } from './user-list.service.js';

@Module({
  imports: [AuditModule, AuthModule],
  controllers: [AdminUsersController],
  providers: [AdminUsersService, UserListService],
})
export class AdminUsersModule {}
