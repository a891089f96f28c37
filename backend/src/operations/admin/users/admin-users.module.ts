import { Module } from '@nestjs/common';
import { AuditModule } from '../../../members/audit/audit.module.js';
import { AuthModule } from '../../../members/auth/auth.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { UserCare } from './user-care.service.js';
import { UserList } from './user-list.service.js';

/** What admins see of users and do to them. */
@Module({
  imports: [AuditModule, AuthModule],
  controllers: [AdminUsersController],
  providers: [UserCare, UserList],
})
export class AdminUsersModule {}
