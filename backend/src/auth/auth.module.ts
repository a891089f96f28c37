import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { PasswordsService } from './passwords.service.js';
import { SessionCookies } from './session-cookies.js';
import { SessionsService } from './sessions.service.js';
import { SiteOwnerService } from './site-owner.service.js';

/** Accounts' doors: registering, signing in and out, sessions, and the site's first account. */
@Module({
  controllers: [AuthController],
  providers: [AuthService, PasswordsService, SessionCookies, SessionsService, SiteOwnerService],
  exports: [PasswordsService, SessionsService],
})
export class AuthModule {}
