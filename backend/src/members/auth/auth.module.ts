import { Module } from '@nestjs/common';
import { FriendshipsModule } from '../friendships/friendships.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountClosingService } from './account-closing.service.js';
import { AccountEvents } from './account-events.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import { NewAccountsService } from './new-accounts.service.js';
import { PasswordsService } from './passwords.service.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { SessionsService } from './sessions.service.js';
import { SiteOwnerService } from './site-owner.service.js';

/** Registration, sign-in and sign-out, sessions, and the site's first account. */
@Module({
  imports: [SettingsModule, FriendshipsModule],
  controllers: [AuthController, AccountController],
  providers: [
    AuthService,
    AccountService,
    AccountClosingService,
    AccountEvents,
    KnownDevicesService,
    NewAccountsService,
    PasswordsService,
    SessionCookiesService,
    SessionsService,
    SiteOwnerService,
  ],
  exports: [
    AccountClosingService,
    AccountEvents,
    NewAccountsService,
    PasswordsService,
    SessionCookiesService,
    SessionsService,
  ],
})
export class AuthModule {}
