import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TimestampColumn } from '../../platform/database/columns.js';

/** Closed list of ledger sources: what changed the balance. */
export type CoinSource =
  'game' | 'racing' | 'store' | 'avatar' | 'picture' | 'bonus' | 'admin' | 'gift' | 'void';

/**
 * One line of the append-only ledger (§3). Lines are never deleted, and only `acknowledgedAt` ever changes.
 * Corrections are new lines.
 */
@Entity('coin_transactions')
export class CoinTransactionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int' })
  userId!: number;

  /** Coins; positive is earned, negative is spent. Never 0. */
  @Column({ type: 'int' })
  amount!: number;

  @Column({ type: 'varchar', length: 200 })
  description!: string;

  @Column({ type: 'varchar', length: 16 })
  source!: CoinSource;

  /** Natural key of the cause, e.g. `round:<id>`, so that a cause cannot write two lines. */
  @Column({ type: 'varchar', length: 80, unique: true })
  idempotencyKey!: string;

  /** The member's coins right after this line. */
  @Column({ type: 'int' })
  balanceAfter!: number;

  @TimestampColumn()
  createdAt!: Date;

  /** When the client that played the round reported its coins (`POST /api/coins/add`); null until then. */
  @TimestampColumn({ nullable: true })
  acknowledgedAt!: Date | null;
}
