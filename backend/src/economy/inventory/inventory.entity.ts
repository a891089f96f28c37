import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ItemType } from './item-type.js';

/** How many copies of a thing a member has. What everybody owns from the start has no row. */
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
