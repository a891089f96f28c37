import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ItemType } from '../inventory/item-type.js';

/** An entry of the avatar catalogue (§3): what an alien can wear, and the stickers. */
@Entity('avatar_items')
export class AvatarItemEntity {
  @PrimaryColumn({ type: 'varchar', length: 16 })
  itemType!: ItemType;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  itemId!: string;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** Coins; 0 is what everybody owns, null costs what the store asks. */
  @Column({ type: 'int', nullable: true })
  price!: number | null;

  /** The address of its picture; null where there is nothing to show. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  image!: string | null;

  @Column({ type: 'int' })
  position!: number;
}
