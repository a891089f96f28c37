import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../../members/audit/audit-log.service.js';
import { CoinLedger, type LedgerLine } from '../../../economy/coins/coin-ledger.service.js';
import type { CoinTransactionEntity } from '../../../economy/coins/coin-transaction.entity.js';
import { Problem } from '../../../platform/errors/problem.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { coinsChanged } from '../../../members/notifications/notices.js';
import { NotificationsService } from '../../../members/notifications/notifications.service.js';
import { lockIfOpen } from '../../../members/user/lock-member.js';
import { assertStillAdmin } from '../../../members/audit/still-admin.js';
import type { CoinChangeDto, CoinChangeResultDto } from './admin-coins.dto.js';

/** Maximum balance, which fits into every database's integer with room to spare. */
const MAX_BALANCE = 1_000_000_000;

/** Adds coins to users' balances and takes them away, on behalf of admins. */
@Injectable()
export class CoinChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Changes a user's coins by an amount. The ledger line, the notification and the line of the audit log are
   * written together or not at all. A repeated request with the same key changes nothing and gets the same
   * answer.
   *
   * @throws Problem `users.unknown`, `coins.below_zero`, `coins.too_many`, or `request.key_reused` if the key
   * was used for a different change.
   */
  change(
    adminId: number,
    userId: number,
    { amount, reason = '' }: CoinChangeDto,
    key: string,
  ): Promise<CoinChangeResultDto> {
    const why = reason.trim();
    const description = `${amount > 0 ? 'Given by an admin' : 'Taken by an admin'}${why && `: ${why}`}`;
    const idempotencyKey = `admin:${adminId}:${key}`;
    return this.unitOfWork.run(async (tx) => {
      if (!(await lockIfOpen(tx, userId))) throw new Problem('users.unknown');
      await assertStillAdmin(tx, adminId);
      const earlier = await this.ledger.lineOf(tx, idempotencyKey);
      if (earlier) return answerOf(earlier, { userId, amount, description });
      await this.assertWithinBounds(tx, userId, amount);
      const coins = await this.ledger.record(tx, {
        userId,
        amount,
        description,
        source: 'admin',
        idempotencyKey,
      });
      await this.notifications.add(tx, coinsChanged(userId, amount, why === '' ? undefined : why));
      await this.audit.record(tx, {
        adminId,
        action: 'users.coins_changed',
        targetType: 'user',
        targetId: userId,
        details: { amount, reason: why === '' ? null : why },
      });
      return { userId, amount, coins };
    });
  }

  private async assertWithinBounds(tx: Transaction, userId: number, amount: number): Promise<void> {
    const after = (await this.ledger.balanceOf(tx, userId)) + amount;
    if (after < 0) throw new Problem('coins.below_zero');
    if (after > MAX_BALANCE) throw new Problem('coins.too_many');
  }
}

/** Returns the answer that a change got before. Throws if its key was used for a different one. */
function answerOf(
  earlier: CoinTransactionEntity,
  input: Pick<LedgerLine, 'userId' | 'amount' | 'description'>,
): CoinChangeResultDto {
  const isSame =
    earlier.userId === input.userId &&
    earlier.amount === input.amount &&
    earlier.description === input.description;
  if (!isSame) throw new Problem('request.key_reused');
  return { userId: input.userId, amount: input.amount, coins: earlier.balanceAfter };
}
