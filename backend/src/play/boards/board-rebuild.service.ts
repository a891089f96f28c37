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
import { setLastPlayed } from './last-played.js';

/** How many members one transaction compares: a running server waits that long at the most. */
const MEMBERS_AT_A_TIME = 200;

/** How many differences are told one by one. */
const MAX_SENTENCES = 100;

/** What a rebuild has found. */
export interface BoardDifferences {
  /** How many places and boards were not as the rounds say. */
  readonly differences: number;
  /** The first of them as plain sentences. */
  readonly sentences: readonly string[];
}

/** Counts all boards again from the proven rounds. */
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
   * Makes every board what the proven rounds say, in small transactions, each of which leaves boards that agree: on
   * MySQL servers may go on meanwhile. Cut off half-way, it goes on the next time.
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
      // The members first, as always: nobody else changes where they stand.
      await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id > ? AND id <= ?', [
        members.after,
        members.upTo,
      ]);
      const differences = await findDifferences(tx, members, { current: periodsAt(this.clock.now()) });
      await this.boards.repair(tx, differences);
      await setLastPlayed(tx, members);
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

/** Compares all boards with the proven rounds at a moment, and changes nothing. */
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

/** All members in parts. */
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
