import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { AuditLogService } from '../../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../../members/audit/still-admin.js';
import { type Page, pageOf, rowsToRead } from '../../../platform/validation/paging.js';
import { Problem } from '../../../platform/errors/problem.js';
import { sha256 } from '../../../platform/common/sha256.js';
import { holdsText } from '../../../platform/validation/text-search.js';
import { Database, type EntitySource } from '../../../platform/database/database.js';
import { isUniqueViolation } from '../../../platform/errors/database-errors.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { AvatarItemEntity } from '../../../economy/avatar/avatar-item.entity.js';
import { StoreItemEntity } from '../../../economy/store/store-item.entity.js';
import { PictureMakerService } from '../../../community/profile/picture-maker.service.js';
import { PictureStorage } from '../../../community/profile/picture-storage.js';
import { PushService } from '../../../platform/realtime/push.service.js';
import type {
  AdminStoreItemDto,
  AdminStoreQueryDto,
  NewStoreItemDto,
  StoreItemChangeDto,
} from './admin-store.dto.js';

/** Fields of an item that can be changed. */
const CHANGEABLE = ['name', 'description', 'price', 'isOnSale', 'imageUrl'] as const;
type Changed = Pick<AdminStoreItemDto, (typeof CHANGEABLE)[number]>;

/** Number of hash digits in the ids of stickers that admins add. */
const ITEM_ID_DIGITS = 24;

/**
 * Manages the store's items for admins. Items are never deleted, because what members own or have paid for
 * keeps its name and picture.
 */
@Injectable()
export class AdminStoreService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly maker: PictureMakerService,
    private readonly storage: PictureStorage,
    private readonly audit: AuditLogService,
    private readonly pushes: PushService,
  ) {}

  /** Returns a page of all items, by their ids. */
  async list(query: AdminStoreQueryDto): Promise<Page<AdminStoreItemDto>> {
    const { after = 0, search = '' } = query;
    const rows = await this.database.repository(StoreItemEntity).find({
      where: { id: MoreThan(after), name: holdsText(search) },
      order: { id: 'ASC' },
      take: rowsToRead(query),
    });
    return pageOf(query, rows.map(toDto), ({ id }) => ({ after: id }));
  }

  /**
   * Adds a sticker, once per key.
   *
   * @throws Problem for a rejected picture, and `request.key_reused` for a different request with the same
   * key.
   */
  async add(adminId: number, key: string, input: NewStoreItemDto): Promise<AdminStoreItemDto> {
    const itemId = `custom-${sha256(`${adminId}:${key}`).slice(0, ITEM_ID_DIGITS)}`;
    const picture = await this.maker.make(adminId, input.imageData, 'contain');
    const imageUrl = await this.storage.put(picture);
    try {
      const item = await this.unitOfWork.run((tx) => this.insert(tx, adminId, itemId, input, imageUrl));
      // Stored again: a concurrent sweep may have removed it while it was not in use yet.
      await this.storage.put(picture);
      return item;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return this.earlier(itemId, input, imageUrl);
    }
  }

  /**
   * Changes an item. Values that it has already are no change, whatever the version.
   *
   * @throws Problem `store.unknown_item`, `store.item_changed` if it was changed since the version, and those
   * for a rejected picture.
   */
  async change(
    adminId: number,
    id: number,
    { version, imageData, ...input }: StoreItemChangeDto,
  ): Promise<AdminStoreItemDto> {
    await itemOf(this.database, id);
    const picture =
      imageData === undefined ? undefined : await this.maker.make(adminId, imageData, 'contain');
    const imageUrl = picture && (await this.storage.put(picture));
    const item = await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const before = await itemOf(tx, id);
      const after: Changed = { ...before, ...input, ...(imageUrl && { imageUrl }) };
      const changed = CHANGEABLE.filter((name) => before[name] !== after[name]);
      if (changed.length === 0) return before;
      await this.update(tx, before, version, after);
      await this.note(tx, adminId, 'store.item_changed', before, detailsOf(changed, after));
      return itemOf(tx, id);
    });
    if (picture) await this.storage.put(picture);
    return item;
  }

  private async insert(
    tx: Transaction,
    adminId: number,
    itemId: string,
    { name, description, price, isOnSale = true }: NewStoreItemDto,
    imageUrl: string,
  ): Promise<AdminStoreItemDto> {
    await assertStillAdmin(tx, adminId);
    const sticker = { itemType: 'sticker', itemId, name } as const;
    const position = await nextPosition(tx, StoreItemEntity);
    const { identifiers } = await tx
      .repository(StoreItemEntity)
      .insert({ ...sticker, type: 'sticker', description, price, imageUrl, isOnSale, position });
    // With a price of null, the store's price applies.
    await tx.repository(AvatarItemEntity).insert({
      ...sticker,
      price: null,
      image: imageUrl,
      position: await nextPosition(tx, AvatarItemEntity),
    });
    const item = await itemOf(tx, Number(identifiers[0]?.['id']));
    await this.note(tx, adminId, 'store.item_created', item, { name, price });
    return item;
  }

  /** Returns the item that the same request created before. */
  private async earlier(
    itemId: string,
    { name, description, price, isOnSale = true }: NewStoreItemDto,
    imageUrl: string,
  ): Promise<AdminStoreItemDto> {
    const row = await this.database.repository(StoreItemEntity).findOneBy({ itemType: 'sticker', itemId });
    const input: Changed = { name, description, price, isOnSale, imageUrl };
    const item = row && toDto(row);
    if (!item || CHANGEABLE.some((field) => item[field] !== input[field]))
      throw new Problem('request.key_reused');
    return item;
  }

  private async update(
    tx: Transaction,
    { id, itemType, itemId }: AdminStoreItemDto,
    version: number,
    { name, description, price, isOnSale, imageUrl }: Changed,
  ): Promise<void> {
    const changed = { name, description, price, isOnSale, imageUrl, version: version + 1 };
    const { affected } = await tx.repository(StoreItemEntity).update({ id, version }, changed);
    if (!affected) throw new Problem('store.item_changed');
    // Only stickers share name and picture with the customizer, which has its own for all other items.
    if (itemType !== 'sticker') return;
    await tx.repository(AvatarItemEntity).update({ itemType, itemId }, { name, image: imageUrl });
  }

  /** Records the action in the audit log, and has every open store and customizer load it again. */
  private async note(
    tx: Transaction,
    adminId: number,
    action: 'store.item_created' | 'store.item_changed',
    { id }: AdminStoreItemDto,
    details: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    await this.audit.record(tx, { adminId, action, targetType: 'store_item', targetId: id, details });
    tx.afterCommit(() => this.pushes.toAll({ type: 'store_changed', data: {} }));
  }
}

async function itemOf(source: EntitySource, id: number): Promise<AdminStoreItemDto> {
  const row = await source.repository(StoreItemEntity).findOneBy({ id });
  if (!row) throw new Problem('store.unknown_item');
  return toDto(row);
}

async function nextPosition(
  tx: Transaction,
  entity: typeof StoreItemEntity | typeof AvatarItemEntity,
): Promise<number> {
  return 1 + ((await tx.repository<StoreItemEntity | AvatarItemEntity>(entity).maximum('position')) ?? 0);
}

function detailsOf(changed: readonly (keyof Changed)[], after: Changed): Record<string, string | number> {
  const details = changed.map((name) => {
    const value = after[name];
    return [name, typeof value === 'number' ? value : String(value)] as const;
  });
  return { name: after.name, ...Object.fromEntries(details) };
}

const toDto = ({ position: _, ...item }: StoreItemEntity): AdminStoreItemDto => item;
