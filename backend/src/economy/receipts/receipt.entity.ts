import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { JsonColumn, TimestampColumn } from '../../platform/database/columns.js';
import type { ItemType } from '../inventory/item-type.js';

/** Kind of a receipt, and source of its ledger line. A gift has a receipt on both sides and costs nothing. */
export type ReceiptKind = 'store' | 'avatar' | 'gift';

/** A purchase or gift. It is written once; its answer follows in the same transaction. */
@Entity('receipts')
export class ReceiptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  /** Idempotency key of the request, unique per member. */
  @Column({ type: 'varchar', length: 64 })
  requestKey!: string;

  /** SHA-256 of the request in hex. The same key must not be used for a different request. */
  @Column({ type: 'varchar', length: 64 })
  requestHash!: string;

  @Column({ type: 'varchar', length: 16 })
  kind!: ReceiptKind;

  /** Coins. */
  @Column({ type: 'int' })
  total!: number;

  /** Answer to the request, also sent for a repeated request. */
  @JsonColumn()
  answer!: unknown;

  @TimestampColumn()
  createdAt!: Date;
}

/** One item of a receipt. */
@Entity('receipt_items')
export class ReceiptItemEntity {
  @PrimaryColumn({ type: 'int' })
  receiptId!: number;

  @PrimaryColumn({ type: 'varchar', length: 16 })
  itemType!: ItemType;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  itemId!: string;

  /** Number of copies; −1 for a used coupon or a gift given away. */
  @Column({ type: 'int' })
  copies!: number;

  /** Coins for all copies. */
  @Column({ type: 'int' })
  coins!: number;
}
