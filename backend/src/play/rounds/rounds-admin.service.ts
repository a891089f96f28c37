import { Injectable } from '@nestjs/common';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { type Page, pageOf, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import type { SqlValue } from '../../platform/database/sql-value.js';
import type { RefusalReason } from './refusal-reasons.js';
import type { RoundFlag } from './round-flags.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import type { AdminRoundDto, AdminRoundsQueryDto } from './rounds-admin.dto.js';
import { RulesRegistryService } from './rules-registry.service.js';

interface AdminRoundRow {
  readonly id: string;
  readonly userId: number;
  readonly username: string;
  readonly game: string;
  readonly status: AdminRoundDto['status'];
  readonly reason: RefusalReason | null;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
  readonly playedOffline: number;
  readonly flags: string;
  readonly issuedAt: number;
  readonly decidedAt: number;
  readonly voidedAt: number | null;
  readonly voidedBy: string | null;
  readonly voidReason: string | null;
  readonly coinsMissing: number;
}

const SELECT_ROUNDS = `
  SELECT r.id, r.userId, u.username, r.game, r.status, r.reason, r.score, r.coins, r.ticks, r.playedOffline, r.flags,
    r.issuedAt, r.decidedAt, r.voidedAt, a.username AS voidedBy, r.voidReason, r.coinsMissing
  FROM rounds r JOIN users u ON u.id = r.userId LEFT JOIN users a ON a.id = r.voidedBy`;

/** Reads ended rounds for admins. */
@Injectable()
export class RoundsAdminService {
  constructor(
    private readonly database: Database,
    private readonly rulesRegistry: RulesRegistryService,
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

  /** Returns an ended round. Throws `rounds.unknown` for any other. */
  async find(roundId: string): Promise<AdminRoundDto> {
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
