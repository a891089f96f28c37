import { Injectable } from '@nestjs/common';
import type { FieldName } from 'game-scenes/rules';
import { type Page, pageOf, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import type { SqlValue } from '../../platform/database/sql-value.js';
import type { OwnRoundDto, OwnRoundsQueryDto, WatchableRoundDto } from './own-rounds.dto.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import { unpackLog } from './round-log.js';
import { RulesRegistryService } from './rules-registry.service.js';

interface OwnRoundRow {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly score: number;
  readonly coins: number;
  readonly decidedAt: number;
  readonly hasLog: number;
}

interface WatchableRow extends OwnRoundRow {
  readonly seed: string;
  readonly isStocked: number;
  readonly pays: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly field: FieldName | null;
  readonly packedLog: Buffer | null;
}

const LISTED = 'id, game, rulesVersion, score, coins, decidedAt, packedLog IS NOT NULL AS hasLog';

/** Reads a member's own proven rounds, to list and to watch them. */
@Injectable()
export class OwnRoundsService {
  constructor(
    private readonly database: Database,
    private readonly rulesRegistry: RulesRegistryService,
  ) {}

  /**
   * Returns the member's proven rounds, the last first, page by page.
   *
   * @throws Problem `rounds.unknown` when `before` is not a proven or voided round of the member.
   */
  async list(userId: number, query: OwnRoundsQueryDto): Promise<Page<OwnRoundDto>> {
    const values: SqlValue[] = [userId];
    let condition = '';
    if (query.before !== undefined) {
      const decidedAt = await this.decisionOf(userId, query.before);
      condition = 'AND decidedAt <= ? AND (decidedAt < ? OR id < ?)';
      values.push(decidedAt, decidedAt, query.before);
    }
    const rows = await this.database.query<OwnRoundRow>(
      `SELECT ${LISTED} FROM rounds WHERE userId = ? AND status = 'proven' ${condition}
       ORDER BY decidedAt DESC, id DESC LIMIT ${rowsToRead(query)}`,
      values,
    );
    return pageOf(
      query,
      rows.map((row) => this.toDto(row)),
      ({ round }) => ({ before: round }),
    );
  }

  /**
   * Returns one of the member's proven rounds with its ticket and log.
   *
   * @throws Problem `rounds.unknown` for any other round, `rounds.not_watchable` when its log or its rules
   * are gone.
   */
  async watch(userId: number, roundId: string): Promise<WatchableRoundDto> {
    const row = await this.find(userId, roundId);
    const { canWatch, gameId, ...round } = this.toDto(row);
    if (!canWatch || row.packedLog === null || row.field === null) throw new Problem('rounds.not_watchable');
    return {
      ...round,
      game: gameId,
      seed: row.seed,
      rulesVersion: row.rulesVersion,
      isStocked: row.isStocked === 1,
      pays: row.pays === 1,
      issuedAt: new Date(row.issuedAt).toISOString(),
      expiresAt: new Date(row.expiresAt).toISOString(),
      field: row.field,
      log: await unpackLog(row.packedLog),
    };
  }

  /** Returns when a round was decided, even if it was voided since: a list can continue after it. */
  private async decisionOf(userId: number, roundId: string): Promise<number> {
    const [row] = isRoundId(roundId)
      ? await this.database.query<{ decidedAt: number }>(
          `SELECT decidedAt FROM rounds WHERE id = ? AND userId = ? AND status IN ('proven', 'voided')`,
          [roundId, userId],
        )
      : [];
    if (!row) throw new Problem('rounds.unknown');
    return row.decidedAt;
  }

  private async find(userId: number, roundId: string): Promise<WatchableRow> {
    const [row] = isRoundId(roundId)
      ? await this.database.query<WatchableRow>(
          `SELECT ${LISTED}, seed, isStocked, pays, issuedAt, expiresAt, field, packedLog
           FROM rounds WHERE id = ? AND userId = ? AND status = 'proven'`,
          [roundId, userId],
        )
      : [];
    if (!row) throw new Problem('rounds.unknown');
    return row;
  }

  private toDto({ id, game, rulesVersion, score, coins, decidedAt, hasLog }: OwnRoundRow): OwnRoundDto {
    return {
      round: id,
      gameName: this.rulesRegistry.gameOf(game)?.name ?? game,
      gameId: game,
      score,
      coins,
      decidedAt: new Date(decidedAt).toISOString(),
      canWatch: hasLog === 1 && !this.rulesRegistry.isOutlived(game, rulesVersion),
    };
  }
}
