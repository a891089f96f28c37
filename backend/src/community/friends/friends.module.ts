import { Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { InventoryModule } from '../../economy/inventory/inventory.module.js';
import { NotificationsModule } from '../../members/notifications/notifications.module.js';
import { FriendIds } from '../../platform/realtime/friend-ids.js';
import { StoreModule } from '../../economy/store/store.module.js';
import { DirectMessages } from './direct-messages.service.js';
import { FriendRequests } from './friend-requests.service.js';
import { FriendsController } from './friends.controller.js';
import { FriendsList } from './friends-list.service.js';
import { Friends } from '../../members/friendships/friends.js';
import { FriendshipsModule } from '../../members/friendships/friendships.module.js';
import { Gifts } from './gifts.service.js';
import { ThreadsController } from './threads.controller.js';

/** Friends, and what they write and give to one another. */
@Module({
  imports: [FriendshipsModule, InventoryModule, NotificationsModule, StoreModule],
  controllers: [FriendsController, ThreadsController],
  providers: [FriendsList, FriendRequests, DirectMessages, Gifts],
})
export class FriendsModule implements OnModuleInit {
  constructor(
    private readonly friends: Friends,
    private readonly database: Database,
    private readonly friendIds: FriendIds,
  ) {}

  /** Friends hear of each other's coming and going. */
  onModuleInit(): void {
    this.friendIds.use((userId) => this.friends.idsOf(this.database, userId));
  }
}
