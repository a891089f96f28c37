import { Injectable } from '@nestjs/common';
import { RulesRegistryService } from '../rounds/rules-registry.service.js';
import type { BoardKey } from '../boards/ranked-games.js';

/** What a board tells of the round that made a place. */
interface RoundOfEntry {
  readonly roundId: string | null;
  /** Null when its log is gone. */
  readonly rulesVersion: number | null;
}

/** Which of the rounds that boards name can still be shown. */
@Injectable()
export class WatchableRoundsService {
  constructor(private readonly rulesRegistry: RulesRegistryService) {}

  /** The id of a round whose log and rules are still there, be it on newer nodes alone; null for any other. */
  idOf(board: BoardKey, { roundId, rulesVersion }: RoundOfEntry): string | null {
    return rulesVersion !== null && !this.rulesRegistry.isOutlived(board, rulesVersion) ? roundId : null;
  }
}
