import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { avatarOf } from '../../members/user/user.mapper.js';
import { Database, marks } from '../../platform/database/database.js';
import { isRoundId } from '../../economy/coins/round-id.js';
import { periodsAt } from '../boards/board-period.js';
import type { BoardKey } from '../boards/ranked-games.js';
import type { Standing } from '../boards/standing.js';
import { OwnRoundsService } from '../rounds/own-rounds.service.js';
import { RulesRegistryService } from '../rounds/rules-registry.service.js';
import type { RankedRoundDto } from './leaderboard.dto.js';

/** Returns rounds on current boards for replay, whichever member played them. */
@Injectable()
export class RankedRoundsService {
  constructor(
    private readonly database: Database,
    private readonly rounds: OwnRoundsService,
    private readonly rulesRegistry: RulesRegistryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a ranked round with its ticket and log.
   *
   * @throws Problem `rounds.unknown` for a round that is on no current board, `rounds.not_watchable` when its
   * log or its rules are gone.
   */
  async watch(roundId: string): Promise<RankedRoundDto> {
    const periods = periodsAt(this.clock.now());
    const [ranked] = isRoundId(roundId)
      ? await this.database.query<{ userId: number; username: string; avatarCustomization: string | null }>(
          `SELECT u.id AS userId, u.username, u.avatarCustomization FROM rounds r
           JOIN users u ON u.id = r.userId
           JOIN boards b ON b.board = r.game AND b.period IN (${marks(periods)})
           JOIN board_entries e ON e.boardId = b.id AND e.userId = r.userId AND e.roundId = r.id
           WHERE r.id = ? LIMIT 1`,
          [...periods, roundId],
        )
      : [];
    if (!ranked) throw new Problem('rounds.unknown');
    const { userId, username, avatarCustomization } = ranked;
    return {
      ...(await this.rounds.watch(userId, roundId)),
      username,
      avatar: avatarOf(avatarCustomization),
    };
  }

  /** Returns a place's round if its log and rules still exist, even if only on newer nodes; null otherwise. */
  watchableId(
    board: BoardKey,
    { roundId, rulesVersion }: Pick<Standing, 'roundId' | 'rulesVersion'>,
  ): string | null {
    return rulesVersion !== null && !this.rulesRegistry.isOutlived(board, rulesVersion) ? roundId : null;
  }
}
