import { Injectable } from '@nestjs/common';
import { Rulebook } from '../rounds/rulebook.js';
import type { BoardKey } from '../boards/ranked-games.js';

/** What a board tells of the round that made a place. */
interface RoundOfEntry {
  readonly roundId: string | null;
  /** Null when its log is gone. */
  readonly rulesVersion: number | null;
}

/** Which of the rounds that boards name can still be shown. */
@Injectable()
export class WatchableRounds {
  constructor(private readonly rulebook: Rulebook) {}

  /** The id of a round whose log and rules are still there, be it on newer nodes alone; null for any other. */
  idOf(board: BoardKey, { roundId, rulesVersion }: RoundOfEntry): string | null {
    return rulesVersion !== null && !this.rulebook.isOutlived(board, rulesVersion) ? roundId : null;
  }
}
