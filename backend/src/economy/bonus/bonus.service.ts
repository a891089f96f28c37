import { Injectable } from '@nestjs/common';
import { CoinLedger } from '../coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../../members/settings/settings.service.js';
import { lockMember } from '../../members/user/lock-member.js';
import type { DailyBonusDto } from './bonus.dto.js';

/** Coins for being here: the daily bonus, and what new members begin with. */
@Injectable()
export class BonusService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the member the bonus of this UTC day, once, however often and wherever it is asked for. */
  async claimDaily(userId: number): Promise<DailyBonusDto> {
    const day = this.today();
    if (await hasLine(this.database, keyOf(userId, day))) return notGranted(this.database, userId, day);
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const day = this.today();
      const idempotencyKey = keyOf(userId, day);
      const { dailyBonus: amount } = await this.settings.coins(tx);
      if (amount === 0 || (await hasLine(tx, idempotencyKey))) return notGranted(tx, userId, day);
      const line = {
        userId,
        amount,
        description: 'Daily Login Bonus',
        source: 'bonus',
        idempotencyKey,
      } as const;
      return { granted: true, amount, day, coins: await this.ledger.record(tx, line) };
    });
  }

  /** Returns an account, in the transaction that makes it, the coins that new members begin with. */
  async welcome(tx: Transaction, userId: number): Promise<void> {
    const { defaultCoins: amount } = await this.settings.coins(tx);
    if (amount === 0) return;
    const idempotencyKey = `bonus:${userId}:welcome`;
    await this.ledger.record(tx, {
      userId,
      amount,
      description: 'Welcome to the squad',
      source: 'bonus',
      idempotencyKey,
    });
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

const keyOf = (userId: number, day: string): string => `bonus:${userId}:${day}`;

/** An open transaction, or the database between them. */
type Reader = Pick<Database, 'query'>;

async function hasLine(reader: Reader, idempotencyKey: string): Promise<boolean> {
  const sql = 'SELECT id FROM coin_transactions WHERE idempotencyKey = ?';
  return (await reader.query(sql, [idempotencyKey])).length > 0;
}

async function notGranted(reader: Reader, userId: number, day: string): Promise<DailyBonusDto> {
  const [row] = await reader.query<{ coins: number }>('SELECT coins FROM users WHERE id = ?', [userId]);
  return { granted: false, amount: 0, day, coins: row?.coins ?? 0 };
}
