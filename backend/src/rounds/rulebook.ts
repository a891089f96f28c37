import { Injectable } from '@nestjs/common';
import { gameById, gameByName, type GameRules, rulesFor } from 'game-scenes/rules';

/** Which games and rules there are. Injected, so that tests can play under rules of their own. */
@Injectable()
export class Rulebook {
  /** The game with this display name, as new tickets are issued for it. */
  gameNamed(name: string): GameRules | undefined {
    return gameByName(name);
  }

  /** The game with this id, as new tickets are issued for it. */
  gameOf(id: string): GameRules | undefined {
    return gameById(id);
  }

  /** The rules of one version of a game, current or kept; undefined for one that is outlived or was never known. */
  rulesFor(gameId: string, version: number): GameRules | undefined {
    return rulesFor(gameId, version);
  }
}
