import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A picture that was taken over: what the same upload is answered when it is sent again. */
@Entity('picture_uploads')
export class PictureUploadEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  /** What the client named the attempt by; unique for the member. */
  @Column({ type: 'varchar', length: 64 })
  requestKey!: string;

  /** SHA-256 in hex of the file that was sent. */
  @Column({ type: 'varchar', length: 64 })
  sentHash!: string;

  /** The picture's address below /media/. */
  @Column({ type: 'varchar', length: 255 })
  profilePicture!: string;

  /** What it cost, in coins: nothing where the member had this very picture already. */
  @Column({ type: 'int' })
  price!: number;

  /** The balance afterwards, in coins. */
  @Column({ type: 'int' })
  balanceAfter!: number;

  @TimestampColumn()
  createdAt!: Date;
}
