import { Injectable } from '@nestjs/common';
import { lockMember } from '../../members/user/lock-member.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import { AvatarService } from '../avatar/avatar.service.js';
import { CoinLedger } from '../coins/coin-ledger.service.js';
import type { InventoryItemDto } from '../inventory/inventory.dto.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { COUPON } from '../inventory/item-type.js';
import { CatalogueService, notOnSale, unknownItem } from './catalogue.service.js';
import { purchaseRequest, type ReceiptItem, ReceiptsService } from '../receipts/receipts.service.js';
import type {
  AvatarPurchaseDto,
  AvatarReceiptDto,
  PurchaseDto,
  PurchaseReceiptDto,
  StoreItemDto,
} from './store.dto.js';

/** Maximum length of a ledger line's description. */
const MAX_LENGTH = 200;

/** A line of the cart with its item. */
interface CheckedLine {
  readonly item: StoreItemDto;
  readonly quantity: number;
}

/** Sells items in the store and in the customizer: items, coins and receipt in one transaction. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly catalogue: CatalogueService,
    private readonly inventory: InventoryService,
    private readonly avatars: AvatarService,
    private readonly ledger: CoinLedger,
    private readonly receipts: ReceiptsService,
  ) {}

  /**
   * Buys a cart, all of it or nothing, once per key.
   *
   * @throws Problem `store.not_on_sale`, `store.price_changed` with the current prices, `coins.not_enough`,
   * `request.key_reused`. Nothing has changed then, and the key can be used again.
   */
  buyCart(userId: number, key: string, cart: PurchaseDto): Promise<PurchaseReceiptDto> {
    const request = purchaseRequest('store', userId, key, inputOf(cart));
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const earlier = await this.receipts.earlierAnswer<PurchaseReceiptDto>(tx, request);
      if (earlier) return earlier;
      const lines = await this.atCurrentPrices(tx, cart);
      const owned: InventoryItemDto[] = [];
      for (const { item, quantity } of lines) {
        const copies = await this.inventory.add(tx, userId, item, quantity);
        owned.push({ itemType: item.itemType, itemId: item.itemId, copies });
      }
      const coins = await this.ledger.record(tx, {
        userId,
        amount: -cart.totalCost,
        description: purchaseDescription(lines.map(({ item, quantity }) => ({ name: item.name, quantity }))),
        source: 'store',
        idempotencyKey: `store:${userId}:${key}`,
      });
      const isFirst = !(await this.receipts.hasPaid(tx, userId));
      const id = await this.receipts.write(tx, request, lines.map(receiptItemOf));
      return this.receipts.keepAnswer(tx, id, {
        id,
        totalCost: cart.totalCost,
        coins,
        items: owned,
        isFirst,
      });
    });
  }

  /**
   * Buys one avatar item, once per key, and puts it on. A coupon is used up and lowers the price by a fifth.
   *
   * @throws Problem `request.invalid` for an unknown item, `store.is_free`, `store.sold_in_store`,
   * `store.not_on_sale`, `store.already_owned`, `store.price_changed` with the current price,
   * `store.no_coupon`, `coins.not_enough`, `request.key_reused`.
   */
  buyAvatarItem(userId: number, key: string, purchase: AvatarPurchaseDto): Promise<AvatarReceiptDto> {
    const { itemType, itemId, price, coupon = false } = purchase;
    const request = purchaseRequest('avatar', userId, key, [itemType, itemId, price, coupon]);
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const earlier = await this.receipts.earlierAnswer<AvatarReceiptDto>(tx, request);
      if (earlier) return earlier;
      const name = await this.nameAtCurrentPrice(tx, userId, purchase);
      const items: ReceiptItem[] = [{ itemType, itemId, copies: 1, coins: price }];
      if (coupon) {
        if (!(await this.inventory.useUp(tx, userId, COUPON))) throw new Problem('store.no_coupon');
        items.push({ ...COUPON, copies: -1, coins: 0 });
      }
      await this.inventory.add(tx, userId, { itemType, itemId }, 1);
      if (itemType !== 'sticker') await this.avatars.wear(tx, userId, { [itemType]: itemId });
      const coins = await this.ledger.record(tx, {
        userId,
        amount: -price,
        description: `Avatar item: ${name}${coupon ? ', 20% off' : ''}`,
        source: 'avatar',
        idempotencyKey: `avatar:${userId}:${key}`,
      });
      const isFirst = !(await this.receipts.hasPaid(tx, userId));
      const receiptId = await this.receipts.write(tx, request, items);
      const coupons = await this.inventory.copiesOf(tx, userId, COUPON);
      return this.receipts.keepAnswer(tx, receiptId, { itemType, itemId, coins, coupons, isFirst });
    });
  }

  /** Returns the lines with their items. Throws unless all are on sale at the prices shown in the cart. */
  private async atCurrentPrices(
    tx: Transaction,
    { items: lines, totalCost }: PurchaseDto,
  ): Promise<CheckedLine[]> {
    const ids = lines.map(({ id }) => id);
    const items = new Map((await this.catalogue.itemsOnSale(tx, ids)).map((item) => [item.id, item]));
    const checked: (CheckedLine & { readonly shownPrice: number })[] = [];
    for (const { id, price, quantity } of lines) {
      const item = items.get(id);
      if (!item) throw notOnSale((await this.catalogue.nameOf(tx, id)) ?? 'This');
      checked.push({ item, quantity, shownPrice: price });
    }
    const total = checked.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
    if (total !== totalCost || checked.some(({ item, shownPrice }) => item.price !== shownPrice)) {
      const prices = checked.map(({ item: { id, price } }) => ({ id, price }));
      throw new Problem('store.price_changed', { facts: { prices, totalCost: total } });
    }
    return checked;
  }

  /** Returns the name of an avatar item. Throws unless the member may buy it at the price shown. */
  private async nameAtCurrentPrice(
    tx: Transaction,
    userId: number,
    { itemType, itemId, price, coupon = false }: AvatarPurchaseDto,
  ): Promise<string> {
    const item = await this.catalogue.avatarItem(tx, itemType, itemId);
    if (!item) throw unknownItem(itemType);
    if (item.isFree === 1) throw new Problem('store.is_free');
    if (item.storeItemId !== null && itemType !== 'sticker') throw new Problem('store.sold_in_store');
    if ((await this.inventory.copiesOf(tx, userId, { itemType, itemId })) > 0) {
      throw new Problem('store.already_owned');
    }
    if (item.isOnSale === 0) throw notOnSale(item.name);
    const currentPrice = coupon ? discounted(item.price) : item.price;
    if (price !== currentPrice) {
      throw new Problem('store.price_changed', { facts: { totalCost: currentPrice } });
    }
    return item.name;
  }
}

/** Returns what a cart asks for, whatever the order of its lines. */
function inputOf({ items, totalCost }: PurchaseDto): readonly unknown[] {
  const lines = items.toSorted((one, other) => one.id - other.id);
  return [lines.map(({ id, price, quantity }) => [id, price, quantity]), totalCost];
}

function receiptItemOf({ item: { itemType, itemId, price }, quantity }: CheckedLine): ReceiptItem {
  return { itemType, itemId, copies: quantity, coins: price * quantity };
}

/** Returns four fifths of a price, rounded up to whole coins. */
const discounted = (price: number): number => Math.ceil((price * 4) / 5);

/**
 * Returns a purchase's description in the ledger, e.g. `Store purchase: Royal Crown, 2 × Love`. A long list
 * is cut and ends with the number of omitted items.
 */
export function purchaseDescription(lines: readonly { name: string; quantity: number }[]): string {
  const names = lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const text = `Store purchase: ${names.slice(0, count).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    if (text.length <= MAX_LENGTH) return text;
  }
  return `Store purchase: ${names.length} items`;
}
