import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { UserEntity } from '../../members/user/user.entity.js';
import type { InventoryItemDto } from './inventory.dto.js';
import type { Item } from './item-type.js';

/** Items that members own, beyond those all members own. Changing them requires the member's lock. */
@Injectable()
export class InventoryService {
  constructor(
    private readonly database: Database,
    private readonly pushes: PushService,
  ) {}

  /** Returns all items the member has bought and still has. */
  listOf(userId: number): Promise<InventoryItemDto[]> {
    return this.database.query<InventoryItemDto>(
      `SELECT itemType, itemId, copies FROM inventory WHERE userId = ? AND copies > 0 ORDER BY itemType, itemId`,
      [userId],
    );
  }

  /** Returns the number of copies of an item the member has. */
  async copiesOf(tx: Transaction, userId: number, { itemType, itemId }: Item): Promise<number> {
    const [row] = await tx.query<{ copies: number }>(
      'SELECT copies FROM inventory WHERE userId = ? AND itemType = ? AND itemId = ?',
      [userId, itemType, itemId],
    );
    return row?.copies ?? 0;
  }

  /**
   * Adds copies of an item to the member's inventory, and returns how many they have then. A goal to save for
   * this item is reached, and ends.
   */
  async add(tx: Transaction, userId: number, item: Item, copies: number): Promise<number> {
    const { itemType, itemId } = item;
    const reached = { id: userId, goalItemType: itemType, goalItemId: itemId };
    const { affected } = await tx
      .repository(UserEntity)
      .update(reached, { goalItemType: null, goalItemId: null });
    if (affected) this.pushes.userChanged(tx, userId);
    const found = await tx.execute(
      'UPDATE inventory SET copies = copies + ? WHERE userId = ? AND itemType = ? AND itemId = ?',
      [copies, userId, itemType, itemId],
    );
    if (found > 0) return this.copiesOf(tx, userId, item);
    await tx.execute('INSERT INTO inventory (userId, itemType, itemId, copies) VALUES (?, ?, ?, ?)', [
      userId,
      itemType,
      itemId,
      copies,
    ]);
    return copies;
  }

  /** Removes one copy if the member keeps `kept` copies. Returns false, with nothing changed, otherwise. */
  async useUp(tx: Transaction, userId: number, { itemType, itemId }: Item, kept = 0): Promise<boolean> {
    const used = await tx.execute(
      'UPDATE inventory SET copies = copies - 1 WHERE userId = ? AND itemType = ? AND itemId = ? AND copies > ?',
      [userId, itemType, itemId, kept],
    );
    return used === 1;
  }
}
