import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { FriendsLeaving } from './friends-leaving.service.js';
import { Friends } from './friends.js';

/** Who is whose friend, for the areas that friends are built on, and for commands beside the server. */
@Module({
  imports: [NotificationsModule],
  providers: [Friends, FriendsLeaving],
  exports: [Friends, FriendsLeaving],
})
export class FriendshipsModule {}
