import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** Status of a friendship. An ended friendship has no row. */
export type FriendshipStatus = 'pending' | 'accepted' | 'declined';

/** Friendship or friend request of two members (§3), one row for both. */
@Entity('friendships')
export class FriendshipEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The member who asked. */
  @Column({ type: 'int' })
  userId!: number;

  /** The member who was asked. */
  @Column({ type: 'int' })
  friendId!: number;

  @Column({ type: 'varchar', length: 16, default: 'pending' })
  status!: FriendshipStatus;

  /** The smaller id of the two. Unique with `highId`, whoever asked. */
  @Column({ type: 'int' })
  lowId!: number;

  @Column({ type: 'int' })
  highId!: number;

  @TimestampColumn()
  createdAt!: Date;

  @TimestampColumn()
  updatedAt!: Date;
}
