import { Injectable } from '@nestjs/common';
import { Database, marks } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
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
}
