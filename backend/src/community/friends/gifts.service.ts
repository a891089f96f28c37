import { Injectable } from '@nestjs/common';
import { InventoryService } from '../../economy/inventory/inventory.service.js';
import { CatalogueService } from '../../economy/store/catalogue.service.js';
import { purchaseRequest, ReceiptsService } from '../../economy/receipts/receipts.service.js';
import { gift } from '../../members/notifications/notices.js';
import { NotificationsService } from '../../members/notifications/notifications.service.js';
import type { Identity } from '../../platform/http/route.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import { DirectMessagesService } from './direct-messages.service.js';
import type { GiftDto, GivenDto } from './friends.dto.js';
import { assertFriends, lockKnownPair } from './pairs.js';

/** Gives copies of items to friends. No coins move; one inventory loses what the other gains. */
@Injectable()
export class GiftsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly receipts: ReceiptsService,
    private readonly catalogue: CatalogueService,
    private readonly inventory: InventoryService,
    private readonly messages: DirectMessagesService,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Gives a friend one copy of an item that the member owns more than once; idempotent by key. Both
   * inventories, a receipt on either side, the line of the thread and the notification change in one
   * transaction under both members' locks.
   *
   * @throws Problem `friends.unknown`, `friends.not_friends`, `friends.no_extra_copy`, `request.key_reused`.
   */
  give(giver: Identity, friendId: number, { itemType, itemId }: GiftDto, key: string): Promise<GivenDto> {
    const item = { itemType, itemId };
    const request = purchaseRequest('gift', giver.id, key, [friendId, itemType, itemId]);
    return this.unitOfWork.run(async (tx) => {
      const friendship = await lockKnownPair(tx, giver.id, friendId);
      const earlier = await this.receipts.earlierAnswer<GivenDto>(tx, request);
      if (earlier) return earlier;
      assertFriends(friendship);
      if (!(await this.inventory.useUp(tx, giver.id, item, 1))) throw new Problem('friends.no_extra_copy');
      await this.inventory.add(tx, friendId, item, 1);
      const givenReceiptId = await this.receipts.write(tx, request, [{ ...item, copies: -1, coins: 0 }]);
      const receivedReceiptId = await this.receipts.writeReceived(tx, friendId, givenReceiptId, item);
      const line = { ...item, givenReceiptId, receivedReceiptId };
      const message = await this.messages.write(tx, giver.id, friendId, line);
      const name = (await this.catalogue.avatarItem(tx, itemType, itemId))?.name ?? itemId;
      await this.notifications.add(tx, gift(friendId, giver, { ...item, name }));
      const copies = await this.inventory.copiesOf(tx, giver.id, item);
      return this.receipts.keepAnswer(tx, givenReceiptId, { message, copies });
    });
  }
}
