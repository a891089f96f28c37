import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The one row whose lock puts the chat in order: whoever stores or removes a message counts here in the same
 * transaction, so that numbers have no gaps and go as the commits do.
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
