import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';
import type { ItemType } from '../inventory/item-type.js';

/** Where a purchase was made, the source of its ledger line, too; a gift has a receipt on either side and costs nothing. */
export type ReceiptKind = 'store' | 'avatar' | 'gift';

/** A purchase or gift that was made. Never changed. */
@Entity('receipts')
export class ReceiptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  /** The key that the request was sent under, unique per member. */
  @Column({ type: 'varchar', length: 64 })
  requestKey!: string;

  /** The SHA-256 of what was asked for, in hex: the same key may not ask for something else. */
  @Column({ type: 'varchar', length: 64 })
  requestHash!: string;

  @Column({ type: 'varchar', length: 16 })
  kind!: ReceiptKind;

  /** Coins. */
  @Column({ type: 'int' })
  total!: number;

  /** What the request was answered, and is answered again. */
  @JsonColumn()
  answer!: unknown;

  @TimestampColumn()
  createdAt!: Date;
}

/** One thing of a receipt. */
@Entity('receipt_items')
export class ReceiptItemEntity {
  @PrimaryColumn({ type: 'int' })
  receiptId!: number;

  @PrimaryColumn({ type: 'varchar', length: 16 })
  itemType!: ItemType;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  itemId!: string;

  /** How many copies came with it; −1 is a coupon that was used up, or what was given away. */
  @Column({ type: 'int' })
  copies!: number;

  /** Coins for all of them. */
  @Column({ type: 'int' })
  coins!: number;
}
