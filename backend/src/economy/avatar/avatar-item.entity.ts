import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ItemType } from '../inventory/item-type.js';

/** Entry of the avatar catalogue (§3): an avatar part or a sticker. */
@Entity('avatar_items')
export class AvatarItemEntity {
  @PrimaryColumn({ type: 'varchar', length: 16 })
  itemType!: ItemType;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  itemId!: string;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** Coins. 0 for what every member owns; null if the store sets the price. */
  @Column({ type: 'int', nullable: true })
  price!: number | null;

  /** Address of its picture; null for an item without one. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  image!: string | null;

  @Column({ type: 'int' })
  position!: number;
}
