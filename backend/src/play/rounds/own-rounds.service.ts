import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type Page, pageOf, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database, type SqlValue } from '../../platform/database/database.js';
import type { OwnRoundDto, OwnRoundsQueryDto, WatchableRoundDto } from './own-rounds.dto.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import { RoundEntity } from './round.entity.js';
import { unpackLog } from './round-log.js';
import { RulesRegistryService } from './rules-registry.service.js';
import { toTicket } from './tickets.service.js';

/** A round as listed, read as an entity or as a row. */
interface OwnRound extends Pick<RoundEntity, 'id' | 'game' | 'rulesVersion' | 'score' | 'coins'> {
  readonly decidedAt: Date | number | null;
  readonly hasLog: number;
}

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
      // A list can continue after a round that was voided since.
      const { decidedAt } = await this.find(userId, query.before, ['proven', 'voided']);
      condition = 'AND decidedAt <= ? AND (decidedAt < ? OR id < ?)';
      values.push(decidedAt, decidedAt, query.before);
    }
    const rows = await this.database.query<OwnRound>(
      `SELECT id, game, rulesVersion, score, coins, decidedAt, packedLog IS NOT NULL AS hasLog
       FROM rounds WHERE userId = ? AND status = 'proven' ${condition}
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
    const found = await this.find(userId, roundId, ['proven']);
    const [stored] = await this.database
      .repository(RoundEntity)
      .find({ select: { id: true, packedLog: true }, where: { id: roundId } });
    const { packedLog = null } = stored ?? {};
    const { field, score, coins } = found;
    const { gameName, decidedAt, canWatch } = this.toDto({ ...found, hasLog: Number(packedLog !== null) });
    if (!canWatch || packedLog === null || field === null) throw new Problem('rounds.not_watchable');
    const log = await unpackLog(packedLog);
    return { ...toTicket(found), gameName, decidedAt, score, coins, field, log };
  }

  private async find(userId: number, id: string, statuses: RoundEntity['status'][]): Promise<RoundEntity> {
    const where = { id, userId, status: In(statuses) };
    const rounds = this.database.repository(RoundEntity);
    const round = isRoundId(id) ? await rounds.findOneBy(where) : null;
    if (!round) throw new Problem('rounds.unknown');
    return round;
  }

  private toDto({ id, game, rulesVersion, score, coins, decidedAt, hasLog }: OwnRound): OwnRoundDto {
    return {
      round: id,
      gameName: this.rulesRegistry.gameOf(game)?.name ?? game,
      gameId: game,
      score,
      coins,
      decidedAt: new Date(decidedAt ?? 0).toISOString(),
      canWatch: hasLog === 1 && !this.rulesRegistry.isOutlived(game, rulesVersion),
    };
  }
}
