import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';
import type { ItemType } from '../../economy/inventory/item-type.js';

/** What one member wrote or gave to another (§3). Never changed but for being read. */
@Entity('direct_messages')
export class DirectMessageEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  senderId!: number;

  @Column({ type: 'int' })
  receiverId!: number;

  /** Empty for a gift. */
  @Column({ type: 'varchar', length: 500 })
  message!: string;

  @Column({ type: 'boolean', default: false })
  read!: boolean;

  /** The smaller id of the two; with `highId` it names the thread. */
  @Column({ type: 'int' })
  lowId!: number;

  @Column({ type: 'int' })
  highId!: number;

  /** What the sender's browser calls it, unique per sender; null for a gift. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  clientId!: string | null;

  /** The thing that was given. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  itemType!: ItemType | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  itemId!: string | null;

  /** The receipt that took the copy from the sender. */
  @Column({ type: 'int', nullable: true })
  givenReceiptId!: number | null;

  /** The receipt that gave it to the receiver. */
  @Column({ type: 'int', nullable: true })
  receivedReceiptId!: number | null;

  @TimestampColumn()
  createdAt!: Date;

  /** When the receiver saw it; null also when it was only put aside. */
  @TimestampColumn({ nullable: true })
  readAt!: Date | null;
}
