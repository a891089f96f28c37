import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { FriendsLeavingService } from './friends-leaving.service.js';
import { FriendsService } from './friends.service.js';

/** Who is whose friend, for the areas that friends are built on, and for commands beside the server. */
@Module({
  imports: [NotificationsModule],
  providers: [FriendsService, FriendsLeavingService],
  exports: [FriendsService, FriendsLeavingService],
})
export class FriendshipsModule {}
