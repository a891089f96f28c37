import { Injectable } from '@nestjs/common';
import { AvatarService } from '../avatar/avatar.service.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { COUPON } from '../inventory/item-type.js';
import { CatalogueService } from './catalogue.service.js';
import { type Bought, type BoughtItem, ReceiptsService } from './receipts.service.js';
import type { AvatarPurchaseDto, AvatarReceiptDto } from './store.dto.js';

/** Sells avatar items in the customizer. */
@Injectable()
export class AvatarPurchasesService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly inventory: InventoryService,
    private readonly avatars: AvatarService,
    private readonly receipts: ReceiptsService,
  ) {}

  /**
   * Buys one avatar item, once per key, and puts it on. A coupon is used up and lowers the price by a fifth.
   *
   * @throws Problem `request.invalid` for an unknown item, `store.is_free`, `store.sold_in_store`,
   * `store.not_on_sale`, `store.already_owned`, `store.price_changed` with the current price,
   * `store.no_coupon`, `coins.not_enough`, `request.key_reused`.
   */
  buy(userId: number, key: string, purchase: AvatarPurchaseDto): Promise<AvatarReceiptDto> {
    const { itemType, itemId, price, coupon = false } = purchase;
    return this.receipts.once(
      { kind: 'avatar', userId, key, input: [itemType, itemId, price, coupon] },
      {
        take: (tx) => this.take(tx, userId, purchase),
        answer: async (tx, { coins }) => {
          const coupons = await this.inventory.copiesOf(tx, userId, COUPON);
          return { itemType, itemId, coins, coupons };
        },
      },
    );
  }

  private async take(tx: Transaction, userId: number, purchase: AvatarPurchaseDto): Promise<Bought> {
    const { itemType, itemId, price, coupon = false } = purchase;
    const item = { itemType, itemId };
    const { name, price: fullPrice } = await this.itemForSale(tx, userId, purchase);
    const currentPrice = coupon ? discounted(fullPrice) : fullPrice;
    if (price !== currentPrice) {
      throw new Problem('store.price_changed', { facts: { totalCost: currentPrice } });
    }
    const items: BoughtItem[] = [{ ...item, copies: 1, coins: currentPrice }];
    if (coupon) {
      if (!(await this.inventory.useUp(tx, userId, COUPON))) throw new Problem('store.no_coupon');
      items.push({ ...COUPON, copies: -1, coins: 0 });
    }
    await this.inventory.add(tx, userId, item, 1);
    if (itemType !== 'sticker') await this.avatars.wear(tx, userId, { [itemType]: itemId });
    return { items, description: `Avatar item: ${name}${coupon ? ', 20% off' : ''}` };
  }

  private async itemForSale(
    tx: Transaction,
    userId: number,
    { itemType, itemId }: AvatarPurchaseDto,
  ): Promise<{ readonly name: string; readonly price: number }> {
    const item = await this.catalogue.avatarItem(tx, itemType, itemId);
    if (!item) throw unknownItem(itemType);
    if (item.isFree === 1) throw new Problem('store.is_free');
    if (item.storeItemId !== null && itemType !== 'sticker') throw new Problem('store.sold_in_store');
    if ((await this.inventory.copiesOf(tx, userId, { itemType, itemId })) > 0) {
      throw new Problem('store.already_owned');
    }
    if (item.isOnSale === 0) {
      throw new Problem('store.not_on_sale', { message: `${item.name} is not on sale any more.` });
    }
    return item;
  }
}

/** Returns four fifths of a price, rounded up to whole coins. */
function discounted(price: number): number {
  return Math.ceil((price * 4) / 5);
}

function unknownItem(itemType: string): Problem {
  const message = `There is no such ${itemType}.`;
  return new Problem('request.invalid', { message, errors: { itemId: [message] } });
}
