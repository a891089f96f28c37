import { Injectable } from '@nestjs/common';
import { CoinLedger } from '../coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Database, type EntitySource } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../../members/settings/settings.service.js';
import { lockMember } from '../../members/user/lock-member.js';
import type { DailyBonusDto } from './bonus.dto.js';

/** Grants the daily bonus and the coins of new members. */
@Injectable()
export class BonusService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Grants the member the bonus of this UTC day. Further calls that day grant nothing, wherever they come
   * from.
   */
  async claimDaily(userId: number): Promise<DailyBonusDto> {
    const day = this.today();
    if (await this.ledger.lineOf(this.database, keyOf(userId, day)))
      return this.notGranted(this.database, userId, day);
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const day = this.today();
      const idempotencyKey = keyOf(userId, day);
      const { dailyBonus: amount } = await this.settings.all(tx);
      if (amount === 0 || (await this.ledger.lineOf(tx, idempotencyKey)))
        return this.notGranted(tx, userId, day);
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

  /** Grants a new account its first coins, in the transaction that creates it. */
  async welcome(tx: Transaction, userId: number): Promise<void> {
    const { defaultCoins: amount } = await this.settings.all(tx);
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

  private async notGranted(source: EntitySource, userId: number, day: string): Promise<DailyBonusDto> {
    return { granted: false, amount: 0, day, coins: await this.ledger.balanceOf(source, userId) };
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

const keyOf = (userId: number, day: string): string => `bonus:${userId}:${day}`;
