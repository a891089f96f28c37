import { Injectable } from '@nestjs/common';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { lockAccount } from '../../members/user/lock-member.js';
import { Clock } from '../../platform/common/clock.js';
import { Database, type SqlValue } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import { type Page, pageOf, rowsToRead } from '../../platform/validation/paging.js';
import { BoardRankingService } from '../boards/board-ranking.service.js';
import { GameStatsService } from '../games/game-stats.service.js';
import { RoundEntity, type RoundFlag } from './round.entity.js';
import type { AdminRoundDto, AdminRoundsQueryDto } from './rounds-admin.dto.js';
import { RulesRegistryService } from './rules-registry.service.js';

type AdminRoundRow = Pick<
  AdminRoundDto,
  'userId' | 'username' | 'status' | 'reason' | 'score' | 'coins' | 'voidedBy' | 'voidReason' | 'coinsMissing'
> & {
  readonly id: string;
  readonly game: string;
  readonly ticks: number;
  readonly playedOffline: number;
  readonly flags: string;
  readonly issuedAt: number;
  readonly decidedAt: number;
  readonly voidedAt: number | null;
};

const SELECT_ROUNDS = `
  SELECT r.id, r.userId, u.username, r.game, r.status, r.reason, r.score, r.coins, r.ticks, r.playedOffline, r.flags,
    r.issuedAt, r.decidedAt, r.voidedAt, a.username AS voidedBy, r.voidReason, r.coinsMissing
  FROM rounds r JOIN users u ON u.id = r.userId LEFT JOIN users a ON a.id = r.voidedBy`;

/** Shows ended rounds to admins, and voids proven ones. */
@Injectable()
export class RoundsAdminService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly stats: GameStatsService,
    private readonly boards: BoardRankingService,
    private readonly rulesRegistry: RulesRegistryService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns ended rounds, the last first, page by page.
   *
   * @throws Problem `rounds.unknown` when `before` is a round that has not ended or does not exist.
   */
  async list(query: AdminRoundsQueryDto): Promise<Page<AdminRoundDto>> {
    const conditions = ['r.decidedAt IS NOT NULL'];
    const values: SqlValue[] = [];
    if (query.flagged !== undefined) {
      conditions.push('r.isFlagged = ?');
      values.push(query.flagged === 'true');
    }
    if (query.before !== undefined) {
      const { decidedAt } = await this.find(query.before);
      const endedAt = new Date(decidedAt);
      conditions.push('(r.decidedAt < ? OR (r.decidedAt = ? AND r.id < ?))');
      values.push(endedAt, endedAt, query.before);
    }
    const rows = await this.database.query<AdminRoundRow>(
      `${SELECT_ROUNDS} WHERE ${conditions.join(' AND ')}
       ORDER BY r.decidedAt DESC, r.id DESC LIMIT ${rowsToRead(query)}`,
      values,
    );
    return pageOf(
      query,
      rows.map((row) => this.toDto(row)),
      ({ round }) => ({ before: round }),
    );
  }

  /**
   * Voids a proven round: takes back its unspent coins and its places in the record and on boards. A round
   * that is already voided stays as it is.
   *
   * @throws Problem `rounds.unknown` for a round that has not ended or does not exist, `rounds.not_proven`
   * for one that was refused or abandoned.
   */
  async void(adminId: number, roundId: string, reason: string): Promise<AdminRoundDto> {
    const { userId, gameName } = await this.find(roundId);
    await this.unitOfWork.run(async (tx) => {
      await lockAccount(tx, userId);
      await assertStillAdmin(tx, adminId);
      const rounds = tx.repository(RoundEntity);
      const round = await rounds.findOneByOrFail({ id: roundId });
      if (round.status === 'voided') return;
      if (round.status !== 'proven') throw new Problem('rounds.not_proven');
      const coinsTaken = Math.min(round.coins, await this.ledger.balanceOf(tx, userId));
      if (coinsTaken > 0) {
        await this.ledger.record(tx, {
          userId,
          amount: -coinsTaken,
          description: `Voided round: ${gameName}`,
          source: 'void',
          idempotencyKey: `void:round:${roundId}`,
        });
      }
      await rounds.update(roundId, {
        status: 'voided',
        voidedAt: this.clock.now(),
        voidedBy: adminId,
        voidReason: reason,
        coinsMissing: round.coins - coinsTaken,
      });
      await this.stats.recount(tx, userId, round.game, gameName);
      await this.boards.recount(tx, userId, round.decidedAt ?? round.issuedAt);
      await this.audit.record(tx, {
        adminId,
        action: 'rounds.voided',
        targetType: 'round',
        targetId: roundId,
        details: { userId, reason },
      });
    });
    return this.find(roundId);
  }

  /** Returns an ended round. Throws `rounds.unknown` for any other. */
  private async find(roundId: string): Promise<AdminRoundDto> {
    if (!isRoundId(roundId)) throw new Problem('rounds.unknown');
    const [row] = await this.database.query<AdminRoundRow>(
      `${SELECT_ROUNDS} WHERE r.id = ? AND r.decidedAt IS NOT NULL`,
      [roundId],
    );
    if (!row) throw new Problem('rounds.unknown');
    return this.toDto(row);
  }

  private toDto({ id, game, ticks, ...row }: AdminRoundRow): AdminRoundDto {
    return {
      ...row,
      round: id,
      gameName: this.rulesRegistry.gameOf(game)?.name ?? game,
      timePlayed: Math.round(ticks / TICKS_PER_SECOND),
      playedOffline: row.playedOffline === 1,
      flags: row.flags.split(',').filter((flag): flag is RoundFlag => flag !== ''),
      issuedAt: new Date(row.issuedAt).toISOString(),
      decidedAt: new Date(row.decidedAt).toISOString(),
      voidedAt: row.voidedAt === null ? null : new Date(row.voidedAt).toISOString(),
    };
  }
}
