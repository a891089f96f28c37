import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ItemType } from './item-type.js';

/** Number of copies of an item a member has. What every member owns from the start has no row. */
@Entity('inventory')
export class InventoryEntity {
  @PrimaryColumn({ type: 'int' })
  userId!: number;

  @PrimaryColumn({ type: 'varchar', length: 16 })
  itemType!: ItemType;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  itemId!: string;

  /** Never below 0. */
  @Column({ type: 'int' })
  copies!: number;
}
