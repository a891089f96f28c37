import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { InventoryItemDto } from './inventory.dto.js';
import type { Item } from './item-type.js';

/** What members own, beyond what everybody owns. Whoever changes it holds the member's lock. */
@Injectable()
export class InventoryService {
  constructor(private readonly database: Database) {}

  /** Everything the member has bought and still has. */
  listOf(userId: number): Promise<InventoryItemDto[]> {
    return this.database.query<InventoryItemDto>(
      `SELECT itemType, itemId, copies FROM inventory WHERE userId = ? AND copies > 0 ORDER BY itemType, itemId`,
      [userId],
    );
  }

  /** How many copies of a thing the member has. */
  async copiesOf(tx: Transaction, userId: number, { itemType, itemId }: Item): Promise<number> {
    const [row] = await tx.query<{ copies: number }>(
      'SELECT copies FROM inventory WHERE userId = ? AND itemType = ? AND itemId = ?',
      [userId, itemType, itemId],
    );
    return row?.copies ?? 0;
  }

  /** Returns the member so many copies more; gives how many they have then. */
  async add(tx: Transaction, userId: number, item: Item, copies: number): Promise<number> {
    const { itemType, itemId } = item;
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

  /** Takes one copy away; false, with nothing changed, when the member has none. */
  async useUp(tx: Transaction, userId: number, { itemType, itemId }: Item): Promise<boolean> {
    const used = await tx.execute(
      'UPDATE inventory SET copies = copies - 1 WHERE userId = ? AND itemType = ? AND itemId = ? AND copies > 0',
      [userId, itemType, itemId],
    );
    return used === 1;
  }

  /** Takes one copy away of which the member has more; false, with nothing changed, when they have only one or none. */
  async takeExtra(tx: Transaction, userId: number, { itemType, itemId }: Item): Promise<boolean> {
    const taken = await tx.execute(
      'UPDATE inventory SET copies = copies - 1 WHERE userId = ? AND itemType = ? AND itemId = ? AND copies > 1',
      [userId, itemType, itemId],
    );
    return taken === 1;
  }
}
