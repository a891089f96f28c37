import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** How two members stand to each other; a friendship that has ended has no row. */
export type FriendshipStatus = 'pending' | 'accepted' | 'declined';

/** Two members, one of whom has asked the other (§3): one row for both. */
@Entity('friendships')
export class FriendshipEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Who has asked. */
  @Column({ type: 'int' })
  userId!: number;

  /** Who was asked. */
  @Column({ type: 'int' })
  friendId!: number;

  @Column({ type: 'varchar', length: 16, default: 'pending' })
  status!: FriendshipStatus;

  /** The smaller id of the two; with `highId` unique, whoever has asked. */
  @Column({ type: 'int' })
  lowId!: number;

  @Column({ type: 'int' })
  highId!: number;

  @TimestampColumn()
  createdAt!: Date;

  @TimestampColumn()
  updatedAt!: Date;
}
