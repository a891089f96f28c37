import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A member who may read but not write in the chat. */
@Entity('chat_mutes')
export class ChatMuteEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int', unique: true })
  userId!: number;

  /** When it ends by itself; null until an admin lifts it. */
  @TimestampColumn({ nullable: true })
  until!: Date | null;

  /** The admin's reason, shown to the member. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  reason!: string | null;

  /** The admin's user id. */
  @Column({ type: 'int' })
  mutedBy!: number;

  @TimestampColumn()
  createdAt!: Date;
}
