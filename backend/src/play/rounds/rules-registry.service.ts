import { Injectable } from '@nestjs/common';
import {
  chanceGameById,
  chanceGameByName,
  gameById,
  gameByName,
  type GameRules,
  rulesFor,
} from 'game-scenes/rules';

/** Looks up games and rules. Injected, so that tests can play by their own rules. */
@Injectable()
export class RulesRegistryService {
  /** Returns the game with this display name, games of chance included, as new tickets are issued for it. */
  gameNamed(name: string): GameRules | undefined {
    return gameByName(name) ?? chanceGameByName(name);
  }

  /** Returns the game with this id, games of chance included, as new tickets are issued for it. */
  gameOf(id: string): GameRules | undefined {
    return gameById(id) ?? chanceGameById(id);
  }

  /** Returns true for games of chance: no input, limited number of paid runs per day. */
  isOfChance(id: string): boolean {
    return chanceGameById(id) !== undefined;
  }

  /** Returns the rules of one version of a game, current or kept; undefined for outlived or unknown ones. */
  rulesFor(gameId: string, version: number): GameRules | undefined {
    return rulesFor(gameId, version);
  }

  /**
   * Returns whether only newer nodes know a ticket's rules: its version or its game is newer than this node.
   */
  isNewer(gameId: string, version: number): boolean {
    const game = this.gameOf(gameId);
    return !game || version > game.rulesVersion;
  }

  /** Returns whether a ticket's rules are gone for good. */
  isOutlived(gameId: string, version: number): boolean {
    return !this.isNewer(gameId, version) && this.rulesFor(gameId, version) === undefined;
  }
}
