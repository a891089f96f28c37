import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from '../../platform/database/deadlines.js';
import type { RowSource } from '../../platform/database/snapshot.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { BlockLimits, findWrongBlocks, rebuildBlocks } from './board-blocks.js';
import { periodsAt } from './board-period.js';
import { boardSentence, placeSentence } from './board-sentences.js';
import { type Difference, findDifferences, type MemberIds } from './board-recount.js';
import { type BoardRow, boardsIn } from './board-writer.service.js';
import { BoardRankingService } from './board-ranking.service.js';
import { setHighScores } from './high-scores.js';
import { setLastPlayed } from './last-played.js';

/** Members compared per transaction; few, so that requests to a running server do not wait for long. */
const MEMBERS_AT_A_TIME = 200;

/** Maximum number of differences that are described one by one. */
const MAX_SENTENCES = 100;

/** Result of a rebuild or a check. */
export interface BoardDifferences {
  /** Number of places and boards that did not match the rounds. */
  readonly differences: number;
  /** Descriptions of the first differences. */
  readonly sentences: readonly string[];
}

/** Rebuilds all boards, and the high scores of records, from the proven rounds. */
@Injectable()
export class BoardRebuildService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly boards: BoardRankingService,
    private readonly limits: BlockLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Corrects every board from the proven rounds. Each of the small transactions leaves consistent boards, so
   * on MySQL servers may keep running. An interrupted rebuild is completed by the next one.
   */
  rebuild(): Promise<BoardDifferences> {
    return withDeadline(MAINTENANCE_DEADLINE_MS, () => this.rebuildAll());
  }

  private async rebuildAll(): Promise<BoardDifferences> {
    const found = new FoundDifferences();
    for (const board of await boardsIn(this.database))
      found.addBlocks(board, await this.rebuildBlocks(board));
    for await (const members of memberRanges(this.database))
      found.addPlaces(await this.rebuildPlaces(members));
    return found;
  }

  private rebuildPlaces(members: MemberIds): Promise<Difference[]> {
    return this.unitOfWork.run(async (tx) => {
      // Lock the members first, as everywhere, so that no other transaction changes their places.
      await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id > ? AND id <= ?', [
        members.after,
        members.upTo,
      ]);
      const differences = await findDifferences(tx, members, { current: periodsAt(this.clock.now()) });
      await this.boards.repair(tx, differences);
      await setLastPlayed(tx, members);
      await setHighScores(tx, members);
      return differences;
    });
  }

  private rebuildBlocks({ id }: BoardRow): Promise<string[]> {
    return this.unitOfWork.run(async (tx) => {
      await tx.execute('UPDATE boards SET size = size WHERE id = ?', [id]);
      const row = (await boardsIn(tx)).find((board) => board.id === id);
      const wrong = row ? await findWrongBlocks(tx, row) : [];
      if (wrong.length > 0) {
        await rebuildBlocks(tx, id, this.limits);
        await tx.execute(
          'UPDATE boards SET size = (SELECT COUNT(*) FROM board_entries e WHERE e.boardId = boards.id) WHERE id = ?',
          [id],
        );
      }
      return wrong;
    });
  }
}

/** Compares all boards with the proven rounds at a moment. Changes nothing. */
export async function checkBoards(source: RowSource, now: Date): Promise<BoardDifferences> {
  const found = new FoundDifferences();
  for (const board of await boardsIn(source)) found.addBlocks(board, await findWrongBlocks(source, board));
  for await (const members of memberRanges(source)) {
    found.addPlaces(await findDifferences(source, members, { current: periodsAt(now) }));
  }
  return found;
}

class FoundDifferences implements BoardDifferences {
  differences = 0;
  readonly sentences: string[] = [];

  addBlocks(board: BoardRow, wrong: readonly string[]): void {
    for (const sentence of wrong) this.add(boardSentence(board, sentence));
  }

  addPlaces(differences: readonly Difference[]): void {
    for (const difference of differences) this.add(placeSentence(difference));
  }

  private add(sentence: string): void {
    this.differences += 1;
    if (this.sentences.length < MAX_SENTENCES) this.sentences.push(sentence);
  }
}

/** Yields all members as ranges of ids. */
async function* memberRanges(source: RowSource): AsyncGenerator<MemberIds> {
  for (let after = 0; ;) {
    const [last] = await source.query<{ id: number | null }>(
      `SELECT MAX(id) AS id FROM (SELECT id FROM users WHERE id > ? ORDER BY id LIMIT ${MEMBERS_AT_A_TIME}) part`,
      [after],
    );
    if (last?.id === undefined || last.id === null) return;
    yield { after, upTo: last.id };
    after = last.id;
  }
}
