import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A member who may read the chat and not write in it. */
@Entity('chat_mutes')
export class ChatMuteEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int', unique: true })
  userId!: number;

  /** When it ends by itself; null: an admin has to lift it. */
  @TimestampColumn({ nullable: true })
  until!: Date | null;

  /** The admin's words, which the member is told. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  reason!: string | null;

  /** The admin's user id. */
  @Column({ type: 'int' })
  mutedBy!: number;

  @TimestampColumn()
  createdAt!: Date;
}
