import { Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotificationsModule } from '../../members/notifications/notifications.module.js';
import { PresenceService } from '../../platform/realtime/presence.service.js';
import { StoreModule } from '../../economy/store/store.module.js';
import { DirectMessagesService } from './direct-messages.service.js';
import { FriendRequestsService } from './friend-requests.service.js';
import { FriendsController } from './friends.controller.js';
import { FriendsListService } from './friends-list.service.js';
import { FriendsService } from '../../members/friendships/friends.service.js';
import { FriendshipsModule } from '../../members/friendships/friendships.module.js';
import { GiftsService } from './gifts.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { ThreadsController } from './threads.controller.js';

/** Friends, invitation links, direct messages and gifts. */
@Module({
  imports: [FriendshipsModule, NotificationsModule, StoreModule],
  controllers: [FriendsController, InvitationsController, ThreadsController],
  providers: [
    FriendsListService,
    FriendRequestsService,
    InvitationsService,
    DirectMessagesService,
    GiftsService,
  ],
})
export class FriendsModule implements OnModuleInit {
  constructor(
    private readonly friends: FriendsService,
    private readonly database: Database,
    private readonly presence: PresenceService,
  ) {}

  /** Registers the lookup of friends, who receive each other's presence updates. */
  onModuleInit(): void {
    this.presence.tellFriends((userId) => this.friends.idsOf(this.database, userId));
  }
}
