import { Injectable } from '@nestjs/common';
import { Database, marks, type RowSource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Item } from '../inventory/item-type.js';
import type { AvatarItemDto, AvatarItemType, StoreItemDto } from './store.dto.js';

/** An avatar item with what a purchase needs to know. */
export interface PricedAvatarItem {
  readonly name: string;
  /** Coins; for an item that the store sells too, the store's price. */
  readonly price: number;
  readonly storeItemId: number | null;
  /** 0 or 1: whether every member owns it. */
  readonly isFree: number;
  /** 0 or 1: whether it can be bought now. */
  readonly isOnSale: number;
}

/** An item of the store or the customizer with what it takes to save for it. */
export interface PricedItem {
  /** In the store, else in the customizer. */
  readonly name: string;
  /** Coins at which a member can buy it: in the store if it is sold there. */
  readonly price: number;
  readonly imageUrl: string;
  readonly storeItemId: number | null;
  /** 0 or 1: whether every member owns it. */
  readonly isFree: number;
  /** 0 or 1: whether it can be bought now. */
  readonly isOnSale: number;
}

/** An item on sale that a member may save for. */
export interface WantedItem extends Item, Omit<PricedItem, 'isFree' | 'isOnSale'> {}

type AvatarItemRow = Omit<AvatarItemDto, 'isFree' | 'isOnSale'> &
  Pick<PricedAvatarItem, 'isFree' | 'isOnSale'>;

/** Price of an avatar item: its own, or else the store's. */
const AVATAR_PRICE = 'COALESCE(a.price, s.price, 0)';

/** Whether every member owns it. Only a price of 0 in the customizer makes it free, not an unknown price. */
const IS_FREE = 'CASE WHEN a.price = 0 THEN 1 ELSE 0 END';

/** Whether it can be bought. Items of the store can be bought while the store has them on sale. */
const IS_ON_SALE = 'CASE WHEN s.id IS NOT NULL THEN s.isOnSale WHEN a.price IS NULL THEN 0 ELSE 1 END';

const WITH_STORE =
  'avatar_items a LEFT JOIN store_items s ON s.itemType = a.itemType AND s.itemId = a.itemId';

/** Reads the catalogues of the store and the customizer. */
@Injectable()
export class CatalogueService {
  constructor(private readonly database: Database) {}

  /** Returns the items on sale in the store, in its order. */
  storeItems(): Promise<StoreItemDto[]> {
    return this.database.query<StoreItemDto>(
      `SELECT id, name, description, price, type, imageUrl, itemType, itemId
       FROM store_items WHERE isOnSale = 1 ORDER BY position, id`,
    );
  }

  /** Returns all avatar parts and stickers, grouped by type. */
  async avatarItems(): Promise<AvatarItemDto[]> {
    const rows = await this.database.query<AvatarItemRow>(
      `SELECT a.itemType, a.itemId, a.name, ${AVATAR_PRICE} AS price, a.image, s.id AS storeItemId,
         ${IS_FREE} AS isFree, ${IS_ON_SALE} AS isOnSale
       FROM ${WITH_STORE} ORDER BY a.position`,
    );
    return rows.map((row) => ({ ...row, isFree: row.isFree === 1, isOnSale: row.isOnSale === 1 }));
  }

  /** Returns the name of an item that is, or was, in the store. */
  async nameOf(tx: Transaction, id: number): Promise<string | undefined> {
    const [item] = await tx.query<{ name: string }>('SELECT name FROM store_items WHERE id = ?', [id]);
    return item?.name;
  }

  /** Returns the items with these ids that are on sale in the store, each once. */
  itemsOnSale(tx: Transaction, ids: readonly number[]): Promise<StoreItemDto[]> {
    return tx.query<StoreItemDto>(
      `SELECT id, name, description, price, type, imageUrl, itemType, itemId
       FROM store_items WHERE isOnSale = 1 AND id IN (${marks(ids)})`,
      ids,
    );
  }

  /** Returns one avatar item, or undefined if it does not exist. */
  async avatarItem(
    tx: Transaction,
    itemType: AvatarItemType,
    itemId: string,
  ): Promise<PricedAvatarItem | undefined> {
    const [item] = await tx.query<PricedAvatarItem>(
      `SELECT a.name, ${AVATAR_PRICE} AS price, s.id AS storeItemId, ${IS_FREE} AS isFree, ${IS_ON_SALE} AS isOnSale
       FROM ${WITH_STORE} WHERE a.itemType = ? AND a.itemId = ?`,
      [itemType, itemId],
    );
    return item;
  }

  /** Returns an item of the store or the customizer, or undefined if neither has it. */
  async pricedItem(source: RowSource, { itemType, itemId }: Item): Promise<PricedItem | undefined> {
    const [item] = await source.query<PricedItem>(
      `SELECT s.name, s.price, s.imageUrl, s.id AS storeItemId, ${IS_FREE} AS isFree, s.isOnSale
       FROM store_items s LEFT JOIN avatar_items a ON a.itemType = s.itemType AND a.itemId = s.itemId
       WHERE s.itemType = ? AND s.itemId = ?
       UNION ALL
       SELECT a.name, ${AVATAR_PRICE}, COALESCE(a.image, ''), NULL, ${IS_FREE}, ${IS_ON_SALE}
       FROM ${WITH_STORE} WHERE a.itemType = ? AND a.itemId = ? AND s.id IS NULL`,
      [itemType, itemId, itemType, itemId],
    );
    return item;
  }

  /**
   * Returns the cheapest item on sale that a member owns no copy of and can pay with so many coins more;
   * undefined without one. Items that cost nothing are no aim.
   */
  async cheapestWanted(userId: number, moreCoins: number): Promise<WantedItem | undefined> {
    const [item] = await this.database.query<WantedItem>(
      `SELECT itemType, itemId, name, price, imageUrl, storeItemId FROM (
         SELECT s.itemType, s.itemId, s.name, s.price, s.imageUrl, s.id AS storeItemId
         FROM store_items s LEFT JOIN avatar_items a ON a.itemType = s.itemType AND a.itemId = s.itemId
         WHERE s.isOnSale = 1 AND ${IS_FREE} = 0
         UNION ALL
         SELECT a.itemType, a.itemId, a.name, a.price, COALESCE(a.image, ''), NULL
         FROM ${WITH_STORE} WHERE s.id IS NULL AND a.price > 0
       ) items
       WHERE price > 0 AND price <= ? + (SELECT coins FROM users WHERE id = ?) AND NOT EXISTS (
         SELECT 1 FROM inventory i
         WHERE i.userId = ? AND i.itemType = items.itemType AND i.itemId = items.itemId AND i.copies > 0
       )
       ORDER BY price, itemType, itemId LIMIT 1`,
      [moreCoins, userId, userId],
    );
    return item;
  }
}

/** Returns the problem that an item can't be bought any more. */
export function notOnSale(name: string): Problem {
  return new Problem('store.not_on_sale', { message: `${name} is not on sale any more.` });
}

/** Returns the problem that neither catalogue has such an item. */
export function unknownItem(itemType: string): Problem {
  const message = `There is no such ${itemType}.`;
  return new Problem('request.invalid', { message, errors: { itemId: [message] } });
}
