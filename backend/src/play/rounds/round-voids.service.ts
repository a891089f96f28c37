import { Injectable } from '@nestjs/common';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { GameStatsService } from '../games/game-stats.service.js';
import { BoardRankingService } from '../boards/board-ranking.service.js';
import { recordVersion } from '../boards/ranked-games.js';
import { lockAccount } from '../../members/user/lock-member.js';
import { RoundEntity } from './round.entity.js';
import type { AdminRoundDto } from './rounds-admin.dto.js';
import { RoundsAdminService } from './rounds-admin.service.js';
import { RulesRegistryService } from './rules-registry.service.js';

interface TotalsRow {
  readonly timesPlayed: number;
  readonly secondsPlayed: number | null;
  /** MySQL returns a sum as text. */
  readonly totalCoins: number | string | null;
  readonly highScore: number | null;
  readonly lastPlayed: number | null;
}

/** Voids proven rounds: takes back their unspent coins and their places in records and on boards. */
@Injectable()
export class RoundVoidsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rounds: RoundsAdminService,
    private readonly ledger: CoinLedger,
    private readonly stats: GameStatsService,
    private readonly boards: BoardRankingService,
    private readonly rulesRegistry: RulesRegistryService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Voids a proven round. A round that is already voided stays as it is.
   *
   * @throws Problem `rounds.unknown` for a round that has not ended or does not exist, `rounds.not_proven`
   * for one that was refused or abandoned.
   */
  async void(adminId: number, roundId: string, reason: string): Promise<AdminRoundDto> {
    const { userId } = await this.rounds.find(roundId);
    await this.unitOfWork.run(async (tx) => {
      await lockAccount(tx, userId);
      await assertStillAdmin(tx, adminId);
      const round = await tx.repository(RoundEntity).findOneByOrFail({ id: roundId });
      if (round.status === 'voided') return;
      if (round.status !== 'proven') throw new Problem('rounds.not_proven');
      await this.takeBack(tx, round, { voidedBy: adminId, voidReason: reason });
      await this.audit.record(tx, {
        adminId,
        action: 'rounds.voided',
        targetType: 'round',
        targetId: roundId,
        details: { userId, reason },
      });
    });
    return this.rounds.find(roundId);
  }

  private async takeBack(
    tx: Transaction,
    round: RoundEntity,
    why: Pick<RoundEntity, 'voidedBy' | 'voidReason'>,
  ): Promise<void> {
    const gameName = this.rulesRegistry.gameOf(round.game)?.name ?? round.game;
    const coinsTaken = Math.min(round.coins, await this.ledger.balanceOf(tx, round.userId));
    if (coinsTaken > 0) {
      await this.ledger.record(tx, {
        userId: round.userId,
        amount: -coinsTaken,
        description: `Voided round: ${gameName}`,
        source: 'void',
        idempotencyKey: `void:round:${round.id}`,
      });
    }
    await tx
      .repository(RoundEntity)
      .update(
        { id: round.id },
        { ...why, status: 'voided', voidedAt: this.clock.now(), coinsMissing: round.coins - coinsTaken },
      );
    await this.stats.setProvenTotals(tx, round.userId, gameName, await provenTotals(tx, round));
    await this.boards.recount(tx, round.userId, round.decidedAt ?? round.issuedAt);
  }
}

/** Sums up the member's proven rounds of the game. Each counts in whole seconds, as in its verdict. */
async function provenTotals(
  tx: Transaction,
  { userId, game }: RoundEntity,
): Promise<Parameters<GameStatsService['setProvenTotals']>[3]> {
  const [totals] = await tx.query<TotalsRow>(
    `SELECT COUNT(*) AS timesPlayed, SUM(ROUND(ticks / ${TICKS_PER_SECOND}.0)) AS secondsPlayed,
       SUM(coins) AS totalCoins, MAX(CASE WHEN rulesVersion = ? THEN score END) AS highScore,
       MAX(decidedAt) AS lastPlayed
     FROM rounds WHERE userId = ? AND game = ? AND status = 'proven'`,
    [recordVersion(game), userId, game],
  );
  const lastPlayedMs = totals?.lastPlayed ?? null;
  return {
    timesPlayed: totals?.timesPlayed ?? 0,
    secondsPlayed: totals?.secondsPlayed ?? 0,
    totalCoins: Number(totals?.totalCoins ?? 0),
    highScore: totals?.highScore ?? null,
    lastPlayed: lastPlayedMs === null ? null : new Date(lastPlayedMs),
  };
}
