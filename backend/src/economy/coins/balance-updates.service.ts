import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';

/** A balance in coins and the ledger line that led to it. Of two, the one with the greater line counts. */
interface Balance {
  readonly coins: number;
  readonly line: number;
}

/** Publishes a member's balance to their open pages once a transaction that changed it is committed. */
@Injectable()
export class BalanceUpdatesService {
  private readonly untold = new WeakMap<Transaction, Map<number, Balance>>();

  constructor(private readonly pushes: PushService) {}

  /** Records the balance after a line of this transaction. After the commit, the last one is published. */
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
