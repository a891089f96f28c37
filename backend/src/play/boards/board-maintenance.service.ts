import { setImmediate as otherRequests } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { Database } from '../../platform/database/database.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from '../../platform/database/deadlines.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingEntity } from '../../members/settings/setting.entity.js';
import { lockMembers } from '../../members/user/lock-member.js';
import { memberRanges } from '../../members/user/member-ranges.js';
import { BlockLimits } from './board-blocks.js';
import { periodsAt, windowOf } from './board-period.js';
import { compareBoards, recountMembers, setHighScores } from './board-recount.js';
import { type BoardRow, boardsIn, deleteSomeOf, endBoard, endedBoards } from './board-store.js';
import { rankingRules } from './ranked-games.js';

/** Members counted per transaction; few, so that requests to a running server do not wait for long. */
const MEMBERS_AT_A_TIME = 200;

/**
 * Time for which a board is kept after its end. Verdicts in progress and nodes whose clocks are behind may
 * still write to it, and `reconcile` on such a node takes it for a current board.
 */
const GRACE_MS = 24 * 60 * 60 * 1000;

/** Setting that stores the ranking rules by which the boards were counted. */
const SETTING = 'rankingRules';

/** Counts the boards again, and deletes those of periods that have ended. */
@Injectable()
export class BoardMaintenanceService {
  private readonly logger = new Logger(BoardMaintenanceService.name);

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly limits: BlockLimits,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  /** Counts all places and high scores again if they were counted by other games, points or tie rules. */
  async countByCurrentRules(): Promise<void> {
    const [row] = await this.database.query<{ value: string }>(
      `SELECT value FROM settings WHERE \`key\` = '${SETTING}'`,
    );
    if (row?.value === rankingRules()) return;
    await this.recountAll();
    if (row) this.logger.log('The ranking rules have changed, and the boards were counted again.');
  }

  /**
   * Deletes all boards and counts all places and high scores from the proven rounds. No server may run: members
   * without their place would be told of wrong records. An interrupted rebuild is completed by the next start.
   */
  async rebuild(): Promise<void> {
    await this.unitOfWork.run((tx) => tx.repository(SettingEntity).delete(SETTING));
    await this.end(await boardsIn(this.database));
    await this.recountAll();
    await this.sweep();
  }

  /** Deletes the boards that ended more than a day ago, and what an interrupted sweep has left. */
  async sweep(): Promise<void> {
    const endedBefore = this.clock.now().getTime() - GRACE_MS;
    const boards = await boardsIn(this.database);
    await this.end(boards.filter(({ period }) => windowOf(period).end <= endedBefore));
    for (const id of await endedBoards(this.database)) {
      let isGone = false;
      while (!isGone && !this.scheduler.isStopping) {
        isGone = await this.unitOfWork.run((tx) => deleteSomeOf(tx, id));
        await otherRequests();
      }
    }
  }

  /** Ends boards in one transaction, so that `reconcile` finds all boards of a period or none of them. */
  private async end(boards: readonly BoardRow[]): Promise<void> {
    const inOrder = [...boards].sort(compareBoards);
    await this.unitOfWork.run(async (tx) => {
      for (const { id } of inOrder) await endBoard(tx, id);
    });
  }

  private recountAll(): Promise<void> {
    return withDeadline(MAINTENANCE_DEADLINE_MS, async () => {
      for await (const members of memberRanges(this.database, MEMBERS_AT_A_TIME)) {
        await this.unitOfWork.run(async (tx) => {
          // Lock the members first, as everywhere, so that no other transaction changes their places.
          await lockMembers(tx, members);
          await recountMembers(tx, members, { current: periodsAt(this.clock.now()) }, this.limits);
          await setHighScores(tx, members);
        });
      }
      // Two nodes that start together write the same value.
      const setting = { key: SETTING, value: JSON.parse(rankingRules()) as object };
      await this.unitOfWork.run((tx) => tx.repository(SettingEntity).upsert(setting, ['key']));
    });
  }
}
