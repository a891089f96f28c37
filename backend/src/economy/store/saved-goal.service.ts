import { Injectable } from '@nestjs/common';
import { lockMember } from '../../members/user/lock-member.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { CoinsService } from '../coins/coins.service.js';
import { InventoryService } from '../inventory/inventory.service.js';
import type { Item, ItemType } from '../inventory/item-type.js';
import { CatalogueService, notOnSale, unknownItem } from './catalogue.service.js';
import type { GoalAnswerDto } from './goal.dto.js';

/** The goal of a member as stored; both columns are null without one. */
interface GoalRow {
  readonly goalItemType: ItemType | null;
  readonly goalItemId: string | null;
}

/** The one item that a member saves for. It ends when they get that item (`InventoryService.add`). */
@Injectable()
export class SavedGoalService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly catalogue: CatalogueService,
    private readonly inventory: InventoryService,
    private readonly coins: CoinsService,
    private readonly pushes: PushService,
  ) {}

  /** Returns what the member saves for. An item that is not sold now comes as its name alone. */
  async of(userId: number): Promise<GoalAnswerDto> {
    return {
      ...(await this.goal(userId)),
      coinsPerRound: await this.coins.coinsPerRound(userId),
    };
  }

  /**
   * Saves for an item instead of the one before, or for none.
   *
   * @throws Problem `request.invalid` for an unknown item, `store.is_free`, `store.already_owned`,
   * `store.not_on_sale`. The goal of before stays then.
   */
  async choose(userId: number, item: Item | null): Promise<GoalAnswerDto> {
    await this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      if (item !== null) await this.assertWanted(tx, userId, item);
      const goal = { goalItemType: item?.itemType ?? null, goalItemId: item?.itemId ?? null };
      await tx.repository(UserEntity).update(userId, goal);
      this.pushes.userChanged(tx, userId);
    });
    return this.of(userId);
  }

  /** Returns what the member saves for, without how fast they earn. */
  async goal(userId: number): Promise<Pick<GoalAnswerDto, 'goal' | 'leftStore'>> {
    const [row] = await this.database.query<GoalRow>(
      'SELECT goalItemType, goalItemId FROM users WHERE id = ?',
      [userId],
    );
    const { goalItemType: itemType = null, goalItemId: itemId = null } = row ?? {};
    if (itemType === null || itemId === null) return { goal: null, leftStore: null };
    const found = await this.catalogue.pricedItem(this.database, { itemType, itemId });
    if (!found) return { goal: null, leftStore: itemId };
    const { isOnSale, isFree, ...item } = found;
    if (isOnSale === 0 || isFree === 1) return { goal: null, leftStore: item.name };
    return { goal: { itemType, itemId, ...item }, leftStore: null };
  }

  /** Throws unless the item can be bought and is not owned. Coupons are used up, so more are always wanted. */
  private async assertWanted(tx: Transaction, userId: number, item: Item): Promise<void> {
    const found = await this.catalogue.pricedItem(tx, item);
    if (!found) throw unknownItem(item.itemType);
    if (found.isFree === 1) throw new Problem('store.is_free');
    if (item.itemType !== 'coupon' && (await this.inventory.copiesOf(tx, userId, item)) > 0) {
      throw new Problem('store.already_owned');
    }
    if (found.isOnSale === 0) throw notOnSale(found.name);
  }
}
