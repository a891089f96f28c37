import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampTransformer } from '../database/columns.js';

/** What moved the coins; the closed list of ledger sources. */
export const COIN_SOURCES = [
  'game',
  'racing',
  'purchase',
  'avatar',
  'picture',
  'bonus',
  'admin',
  'gift',
  'void',
] as const;
export type CoinSource = (typeof COIN_SOURCES)[number];

/** One line of the append-only ledger (§3). Lines are never changed or deleted; corrections are new lines. */
@Entity('coin_transactions')
@Index(['userId', 'id'])
export class CoinTransaction {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  /** Coins; positive is earned, negative is spent. Never 0. */
  @Column({ type: 'integer' })
  amount: number;

  @Column({ type: 'varchar', length: 200 })
  description: string;

  @Column({ type: 'varchar', length: 16 })
  source: CoinSource;

  /** Natural key of the cause, e.g. `round:<id>`; the same cause can never write two lines. */
  @Column({ type: 'varchar', length: 80, unique: true })
  idempotencyKey: string;

  /** The member's balance right after this line. */
  @Column({ type: 'integer' })
  balanceAfter: number;

  @Column({ type: 'bigint', transformer: timestampTransformer })
  createdAt: Date;
}
