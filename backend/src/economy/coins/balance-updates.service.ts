import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';

/** A balance in coins, and the id of the ledger line that made it: of two, the one with the greater line is true. */
interface Balance {
  readonly coins: number;
  readonly line: number;
}

/** Tells members' open pages their balance once a transaction that changed it is committed. */
@Injectable()
export class BalanceUpdatesService {
  private readonly untold = new WeakMap<Transaction, Map<number, Balance>>();

  constructor(private readonly pushes: PushService) {}

  /** Notes what a line of this transaction made of the member's balance; after the commit the last one is told. */
  tell(tx: Transaction, userId: number, balance: Balance): void {
    const noted = this.untold.get(tx);
    if (noted) return void noted.set(userId, balance);
    const balances = new Map([[userId, balance]]);
    this.untold.set(tx, balances);
    tx.afterCommit(() => {
      for (const [member, data] of balances) this.pushes.toMembers([member], { type: 'balance', data });
    });
  }
}
