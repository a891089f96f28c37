import { Injectable } from '@nestjs/common';
import { GAME_IDS } from 'game-scenes/rules';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { BlockLimits } from './board-blocks.js';
import { BoardNotificationsService } from './board-notifications.service.js';
import { type PeriodKey, periodsAt } from './board-period.js';
import { compareBoards, recountMembers } from './board-recount.js';
import { boardsIn, changePlaces, standingsOf } from './board-store.js';
import { ALL, BOARD_KEYS, type BoardKey, rankedGame } from './ranked-games.js';
import {
  areSame,
  betterOf,
  isBetterPlay,
  type RankedRound,
  type Standing,
  standingOf,
  standingOfAll,
} from './standing.js';

/** A place that a round has improved. */
interface Improvement {
  readonly board: BoardKey;
  readonly period: PeriodKey;
  readonly from: Standing | undefined;
  readonly to: Standing;
}

/** Updates the leaderboards inside the caller's transaction. The member's row must be locked. */
@Injectable()
export class BoardRankingService {
  constructor(
    private readonly limits: BlockLimits,
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
    const { userId } = round;
    const periods = periodsAt(new Date(round.decidedAt));
    const kept = await standingsOf(tx, userId, BOARD_KEYS, periods);
    const keptOn = (board: BoardKey, period: PeriodKey): Standing | undefined =>
      kept.find((row) => row.board === board && row.period === period);
    const ofGame = periods.flatMap((period) => {
      const from = keptOn(gameId, period);
      return improvement(gameId, period, from, betterOf(from, standing));
    });
    const ofAll = ofGame.flatMap(({ period, to }) => {
      const bests = GAME_IDS.flatMap((id) => {
        const best = id === gameId ? to : keptOn(id, period);
        return best ? [[id, best] as const] : [];
      });
      return improvement(ALL, period, keptOn(ALL, period), standingOfAll(userId, bests));
    });
    const improvements = [...ofGame, ...ofAll];
    for (const { from, to, ...board } of improvements) {
      await changePlaces(tx, board, [{ userId, from, to }], this.limits);
    }
    for (const one of improvements) if (one.period === 'all') await this.notify(tx, userId, one);
    return ofGame.some(
      ({ period, from, to }) => period === 'all' && (!from || isBetterPlay(to.orderKey, from.orderKey)),
    );
  }

  /** Corrects a member's places from their proven rounds, after a round received at `at` no longer counts. */
  recount(tx: Transaction, userId: number, at: Date): Promise<void> {
    return recountMembers(tx, { after: userId - 1, upTo: userId }, { at }, this.limits);
  }

  /** Removes a member from every board. */
  async remove(tx: Transaction, userId: number): Promise<void> {
    const periods = (await boardsIn(tx)).map(({ period }) => period);
    if (periods.length === 0) return;
    const standings = await standingsOf(tx, userId, BOARD_KEYS, periods);
    for (const from of standings.sort(compareBoards)) {
      await changePlaces(tx, from, [{ userId, from, to: undefined }], this.limits);
    }
  }

  private async notify(tx: Transaction, userId: number, { board, from, to }: Improvement): Promise<void> {
    const [oldKey, newKey] = [from?.orderKey ?? null, to.orderKey];
    if (oldKey !== newKey) await this.notifications.improved(tx, { userId, board, oldKey, newKey });
  }
}

function improvement(
  board: BoardKey,
  period: PeriodKey,
  from: Standing | undefined,
  to: Standing | undefined,
): Improvement[] {
  return !to || areSame(from, to) ? [] : [{ board, period, from, to }];
}
