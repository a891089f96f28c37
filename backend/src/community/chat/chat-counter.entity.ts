import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The single row whose lock orders the chat. Storing or removing a message increments a counter in the same
 * transaction, so the numbers have no gaps and follow the commit order.
 */
@Entity('chat_counters')
export class ChatCounterEntity {
  /** Always 1. */
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', default: 0 })
  lastMessageId!: number;

  @Column({ type: 'int', default: 0 })
  lastRemovalId!: number;
}
