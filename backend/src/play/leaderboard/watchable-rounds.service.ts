import { Injectable } from '@nestjs/common';
import { RulesRegistryService } from '../rounds/rules-registry.service.js';
import type { BoardKey } from '../boards/ranked-games.js';

/** The round that made a place, as stored on its board. */
interface RoundOfEntry {
  readonly roundId: string | null;
  /** Null when its log is gone. */
  readonly rulesVersion: number | null;
}

/** Decides which rounds on boards can still be watched. */
@Injectable()
export class WatchableRoundsService {
  constructor(private readonly rulesRegistry: RulesRegistryService) {}

  /** Returns a round's id if its log and rules still exist, even if only on newer nodes; null otherwise. */
  idOf(board: BoardKey, { roundId, rulesVersion }: RoundOfEntry): string | null {
    return rulesVersion !== null && !this.rulesRegistry.isOutlived(board, rulesVersion) ? roundId : null;
  }
}
