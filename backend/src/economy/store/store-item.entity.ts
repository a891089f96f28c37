import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ItemType } from '../inventory/item-type.js';
import type { StoreType } from './store.dto.js';

/** An item of the store (§3). */
@Entity('store_items')
export class StoreItemEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 300 })
  description!: string;

  /** Coins for one copy. */
  @Column({ type: 'int' })
  price!: number;

  @Column({ type: 'varchar', length: 16 })
  type!: StoreType;

  @Column({ type: 'varchar', length: 200 })
  imageUrl!: string;

  @Column({ type: 'varchar', length: 16 })
  itemType!: ItemType;

  @Column({ type: 'varchar', length: 40 })
  itemId!: string;

  @Column({ type: 'boolean', default: true })
  isOnSale!: boolean;

  @Column({ type: 'int' })
  position!: number;

  /** Grows with every change. */
  @Column({ type: 'int', default: 1 })
  version!: number;
}
