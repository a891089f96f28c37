import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { BigIntegerColumn, TimestampColumn } from '../../platform/database/columns.js';

/** A board of one game, or of all, over one period. */
@Entity('boards')
export class BoardEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** A game's id, or `all`. */
  @Column({ type: 'varchar', length: 32 })
  board!: string;

  /** The key of the period (`board-period.ts`); `ended-<id>` while the sweep empties the board. */
  @Column({ type: 'varchar', length: 24 })
  period!: string;

  /** Number of entries. A transaction must lock this row before it changes them. */
  @Column({ type: 'int', default: 0 })
  size!: number;
}

/** The place of a member on a board. */
@Entity('board_entries')
export class BoardEntryEntity {
  @PrimaryColumn({ type: 'int' })
  boardId!: number;

  /** Sorts the best first (`standing.ts`). */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  orderKey!: string;

  /** Unique on its board. */
  @Column({ type: 'int' })
  userId!: number;

  @BigIntegerColumn()
  score!: number;

  /** The round that made the score; null on a board of all games. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  roundId!: string | null;

  /** Rules version of that round while its log is stored, so that it can be watched; null otherwise. */
  @Column({ type: 'int', nullable: true })
  rulesVersion!: number | null;

  /** When that round was received. */
  @TimestampColumn()
  reachedAt!: Date;

  /** When the score was first reached, even if in more ticks. */
  @TimestampColumn()
  scoredAt!: Date;
}

/**
 * Number of entries of a board with keys from `firstKey` up to that of the next block. Makes ranks cheap
 * (`board-blocks.ts`). The first block of a board begins at the empty key.
 */
@Entity('board_blocks')
export class BoardBlockEntity {
  @PrimaryColumn({ type: 'int' })
  boardId!: number;

  @PrimaryColumn({ type: 'varchar', length: 32 })
  firstKey!: string;

  @Column({ type: 'int' })
  size!: number;
}
