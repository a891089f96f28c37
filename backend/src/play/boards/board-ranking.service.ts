import { Injectable } from '@nestjs/common';
import type { GameId } from 'game-scenes/rules';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { BoardNotificationsService } from './board-notifications.service.js';
import { type PeriodKey, periodsAt } from './board-period.js';
import { compareBoards, type Difference, findDifferences } from './board-recount.js';
import { BoardWriterService, boardsIn } from './board-writer.service.js';
import { setLastPlayed } from './last-played.js';
import { isBetterPlay } from './order-key.js';
import { ALL, BOARD_KEYS, type BoardKey, rankedGame } from './ranked-games.js';
import { areSame, betterOf, type RankedRound, type Standing, standingOf, standingOfAll } from './standing.js';

interface StandingRow extends Standing {
  readonly board: BoardKey;
  readonly period: PeriodKey;
}

/** A place that a round has improved. */
interface Improvement {
  readonly board: BoardKey;
  readonly period: PeriodKey;
  readonly from: Standing | undefined;
  readonly to: Standing;
}

const COLUMNS = 'b.board, b.period, e.orderKey, e.score, e.roundId, e.rulesVersion, e.reachedAt, e.scoredAt';

/** Updates the leaderboards inside the caller's transaction. The member's row must be locked. */
@Injectable()
export class BoardRankingService {
  constructor(
    private readonly writer: BoardWriterService,
    private readonly notifications: BoardNotificationsService,
  ) {}

  /**
   * Counts a proven round on the boards of its game and of all games, in every period that contains the time
   * of its receipt. A round that improves nothing costs one read; a round of a game of chance costs none.
   *
   * @returns whether it is the member's best so far: more points, or as many in fewer ticks where they count.
   */
  async countProvenRound(tx: Transaction, game: string, round: RankedRound): Promise<boolean> {
    const gameId = rankedGame(game);
    const standing = gameId && standingOf(gameId, round);
    if (!gameId || !standing) return false;
    const improvements = await this.improvements(tx, gameId, round, standing);
    if (improvements.length === 0) return false;
    const ofAll = await this.improvementsOfAll(tx, gameId, round.userId, improvements);
    const changes = [...improvements, ...ofAll];
    for (const { board, period, from, to } of changes) {
      await this.writer.change(tx, board, period, [{ userId: round.userId, from, to }]);
    }
    for (const change of changes) if (change.period === 'all') await this.tell(tx, round.userId, change);
    return improvements.some(
      ({ period, from, to }) => period === 'all' && (!from || isBetterPlay(to.orderKey, from.orderKey)),
    );
  }

  /** Corrects a member's places from their proven rounds, after a round received at `at` no longer counts. */
  async recount(tx: Transaction, userId: number, at: Date): Promise<void> {
    const member = { after: userId - 1, upTo: userId };
    await this.repair(tx, await findDifferences(tx, member, { at }));
    await setLastPlayed(tx, member);
  }

  /** Writes the corrected places, one board after another. The members must be locked. */
  async repair(tx: Transaction, differences: readonly Difference[]): Promise<void> {
    const byBoard = new Map<string, Difference[]>();
    for (const difference of differences) {
      const key = `${difference.board} ${difference.period}`;
      byBoard.set(key, [...(byBoard.get(key) ?? []), difference]);
    }
    for (const changes of byBoard.values()) {
      const [{ board, period }] = changes as [Difference];
      await this.writer.change(tx, board, period, changes);
    }
  }

  /** Removes a member from every board. */
  async remove(tx: Transaction, userId: number): Promise<void> {
    const periods = [...new Set((await boardsIn(tx)).map(({ period }) => period))];
    const rows = await standingsOf(tx, userId, BOARD_KEYS, periods);
    for (const { board, period, ...from } of rows.sort(compareBoards)) {
      await this.writer.change(tx, board, period, [{ userId, from, to: undefined }]);
    }
  }

  private async improvements(
    tx: Transaction,
    game: GameId,
    { userId, decidedAt }: RankedRound,
    standing: Standing,
  ): Promise<Improvement[]> {
    const periods = periodsAt(new Date(decidedAt));
    const kept = await standingsOf(tx, userId, [game], periods);
    return periods.flatMap((period) => {
      const from = withoutBoard(kept.find((row) => row.period === period));
      const to = betterOf(from, standing);
      return areSame(from, to) ? [] : [{ board: game, period, from, to }];
    });
  }

  private async improvementsOfAll(
    tx: Transaction,
    game: GameId,
    userId: number,
    improvements: readonly Improvement[],
  ): Promise<Improvement[]> {
    const periods = improvements.map(({ period }) => period);
    const kept = await standingsOf(tx, userId, BOARD_KEYS, periods);
    return improvements.flatMap(({ period, to: improved }) => {
      const rows = kept.filter((row) => row.period === period);
      const others = rows.flatMap((row) =>
        row.board === ALL || row.board === game ? [] : [[row.board, row] as const],
      );
      const from = withoutBoard(rows.find(({ board }) => board === ALL));
      const to = standingOfAll(userId, [...others, [game, improved]]);
      return !to || areSame(from, to) ? [] : [{ board: ALL, period, from, to }];
    });
  }

  private async tell(tx: Transaction, userId: number, { board, from, to }: Improvement): Promise<void> {
    const [oldKey, newKey] = [from?.orderKey ?? null, to.orderKey];
    if (oldKey !== newKey) await this.notifications.improved(tx, { userId, board, oldKey, newKey });
  }
}

/** Reads a member's standings on these boards. */
async function standingsOf(
  tx: Transaction,
  userId: number,
  boards: readonly BoardKey[],
  periods: readonly PeriodKey[],
): Promise<StandingRow[]> {
  if (periods.length === 0) return [];
  const marks = (values: readonly string[]): string => values.map(() => '?').join(', ');
  return tx.query<StandingRow>(
    `SELECT ${COLUMNS} FROM boards b JOIN board_entries e ON e.boardId = b.id AND e.userId = ?
     WHERE b.board IN (${marks(boards)}) AND b.period IN (${marks(periods)})`,
    [userId, ...boards, ...periods],
  );
}

function withoutBoard(row: StandingRow | undefined): Standing | undefined {
  if (!row) return undefined;
  const { board: _board, period: _period, ...standing } = row;
  return standing;
}
