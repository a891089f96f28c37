import { Injectable } from '@nestjs/common';
import {
  chanceGameById,
  chanceGameByName,
  gameById,
  gameByName,
  type GameRules,
  rulesFor,
} from 'game-scenes/rules';

/** Which games and rules there are. Injected, so that tests can play under rules of their own. */
@Injectable()
export class RulesRegistryService {
  /** The game with this display name, one of luck included, as new tickets are issued for it. */
  gameNamed(name: string): GameRules | undefined {
    return gameByName(name) ?? chanceGameByName(name);
  }

  /** The game with this id, one of luck included, as new tickets are issued for it. */
  gameOf(id: string): GameRules | undefined {
    return gameById(id) ?? chanceGameById(id);
  }

  /** Whether a game is one of luck: it takes no input, and pays only so often a day. */
  isOfChance(id: string): boolean {
    return chanceGameById(id) !== undefined;
  }

  /** The rules of one version of a game, current or kept; undefined for one that is outlived or was never known. */
  rulesFor(gameId: string, version: number): GameRules | undefined {
    return rulesFor(gameId, version);
  }

  /**
   * Whether only newer nodes know the rules of a ticket: a version of the game above this node's, or a game that came
   * after it.
   */
  isNewer(gameId: string, version: number): boolean {
    const game = this.gameOf(gameId);
    return !game || version > game.rulesVersion;
  }

  /** Whether a ticket's rules are gone for good. */
  isOutlived(gameId: string, version: number): boolean {
    return !this.isNewer(gameId, version) && this.rulesFor(gameId, version) === undefined;
  }
}
