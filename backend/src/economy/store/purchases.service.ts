import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { InventoryService } from '../inventory/inventory.service.js';
import type { InventoryItemDto } from '../inventory/inventory.dto.js';
import { CatalogueService } from './catalogue.service.js';
import { purchaseDescription } from './purchase-description.js';
import { ReceiptsService } from './receipts.service.js';
import type { CartLineDto, PurchaseDto, PurchaseReceiptDto, StoreItemDto } from './store.dto.js';

/** A line of the cart with its item. */
interface KnownLine {
  readonly item: StoreItemDto;
  readonly quantity: number;
}

/** Sells the store's items. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly inventory: InventoryService,
    private readonly receipts: ReceiptsService,
  ) {}

  /**
   * Buys a cart, all of it or nothing, once per key.
   *
   * @throws Problem `store.not_on_sale`, `store.price_changed` with the current prices, `coins.not_enough`,
   * `request.key_reused`.
   */
  buy(userId: number, key: string, { items, totalCost }: PurchaseDto): Promise<PurchaseReceiptDto> {
    const lines = [...items].sort((one, other) => one.id - other.id);
    const input = [lines.map(({ id, price, quantity }) => [id, price, quantity]), totalCost];
    // Stryker disable next-line ArrayDeclaration: it is emptied before it is filled
    const owned: InventoryItemDto[] = [];
    return this.receipts.once(
      { kind: 'store', userId, key, input },
      {
        take: async (tx) => {
          const known = await this.checked(tx, items, totalCost);
          // A retried transaction starts with an empty list.
          owned.length = 0;
          for (const { item, quantity } of known) {
            const { itemType, itemId } = item;
            const copies = await this.inventory.add(tx, userId, item, quantity);
            owned.push({ itemType, itemId, copies });
          }
          return {
            items: known.map(({ item, quantity }) => ({
              itemType: item.itemType,
              itemId: item.itemId,
              copies: quantity,
              coins: item.price * quantity,
            })),
            description: purchaseDescription(
              known.map(({ item, quantity }) => ({ name: item.name, quantity })),
            ),
          };
        },
        answer: (_tx, { receiptId, total, coins }) =>
          Promise.resolve({ id: receiptId, totalCost: total, coins, items: owned }),
      },
    );
  }

  private async notOnSale(tx: Transaction, id: number): Promise<Problem> {
    const name = (await this.catalogue.nameOf(tx, id)) ?? 'This';
    return new Problem('store.not_on_sale', { message: `${name} is not on sale any more.` });
  }

  /** Returns the lines with their items. Throws unless all are on sale at the prices shown in the cart. */
  private async checked(
    tx: Transaction,
    lines: readonly CartLineDto[],
    totalCost: number,
  ): Promise<KnownLine[]> {
    const found = await this.catalogue.itemsOnSale(
      tx,
      lines.map(({ id }) => id),
    );
    const items = new Map(found.map((item) => [item.id, item]));
    const known: (KnownLine & { readonly shownPrice: number })[] = [];
    for (const { id, price, quantity } of lines) {
      const item = items.get(id);
      if (!item) throw await this.notOnSale(tx, id);
      known.push({ item, quantity, shownPrice: price });
    }
    const total = known.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
    if (total !== totalCost || known.some(({ item, shownPrice }) => item.price !== shownPrice)) {
      const prices = known.map(({ item: { id, price } }) => ({ id, price }));
      throw new Problem('store.price_changed', { facts: { prices, totalCost: total } });
    }
    return known;
  }
}
