import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { FriendsService } from './friends.service.js';

/** Friendships, for the modules that build on them and for commands that run beside the server. */
@Module({
  imports: [NotificationsModule],
  providers: [FriendsService],
  exports: [FriendsService],
})
export class FriendshipsModule {}
