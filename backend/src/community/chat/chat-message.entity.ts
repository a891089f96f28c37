import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A chat message (§3). It never changes except for its removal; `ChatRetentionService` deletes old ones. */
@Entity('chat_messages')
export class ChatMessageEntity {
  /** Position in the chat: without gaps, in commit order. */
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  @Column({ type: 'varchar', length: 500 })
  message!: string;

  /** Id chosen by the browser; a message is stored once per member and id. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  clientId!: string | null;

  @TimestampColumn()
  createdAt!: Date;

  /**
   * Number among the removals when an admin has removed the message, which hides it from everybody; otherwise
   * null.
   */
  @Column({ type: 'int', nullable: true })
  removalId!: number | null;
}
