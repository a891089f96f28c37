import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';
import type { ItemType } from '../../economy/inventory/item-type.js';

/** A message or gift from one member to another (§3). Only `read` and `readAt` ever change. */
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

  /** The smaller of both ids; with `highId` it identifies the thread. */
  @Column({ type: 'int' })
  lowId!: number;

  @Column({ type: 'int' })
  highId!: number;

  /** Id chosen by the sender's browser, unique per sender; null for a gift. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  clientId!: string | null;

  /** The given item; null for a message. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  itemType!: ItemType | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  itemId!: string | null;

  /** The sender's receipt for the gift. */
  @Column({ type: 'int', nullable: true })
  givenReceiptId!: number | null;

  /** The receiver's receipt for the gift. */
  @Column({ type: 'int', nullable: true })
  receivedReceiptId!: number | null;

  @TimestampColumn()
  createdAt!: Date;

  /** When the receiver saw it; also null when the thread was hidden unread. */
  @TimestampColumn({ nullable: true })
  readAt!: Date | null;
}
