import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** A completed upload; its answer is repeated when the same upload is sent again. */
@Entity('picture_uploads')
export class PictureUploadEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  /** The client's `Idempotency-Key`; unique per member. */
  @Column({ type: 'varchar', length: 64 })
  requestKey!: string;

  /** SHA-256 in hex of the file that was sent. */
  @Column({ type: 'varchar', length: 64 })
  sentHash!: string;

  /** The picture's address below /media/. */
  @Column({ type: 'varchar', length: 255 })
  profilePicture!: string;

  /** Price in coins; 0 when the member had this picture already. */
  @Column({ type: 'int' })
  price!: number;

  /** The balance afterwards, in coins. */
  @Column({ type: 'int' })
  balanceAfter!: number;

  @TimestampColumn()
  createdAt!: Date;
}
