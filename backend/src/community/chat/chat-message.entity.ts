import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A message of the chat (§3). Never changed but to be removed; goes when it is too old (`ChatRetentionService`). */
@Entity('chat_messages')
export class ChatMessageEntity {
  /** Its place in the chat: without gaps, in the order of the commits. */
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  @Column({ type: 'varchar', length: 500 })
  message!: string;

  /** What the browser calls this message: the same name of the same member is stored once. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  clientId!: string | null;

  @TimestampColumn()
  createdAt!: Date;

  /** The place among the removed messages, of one that an admin has removed: nobody is shown it any more. */
  @Column({ type: 'int', nullable: true })
  removalId!: number | null;
}
