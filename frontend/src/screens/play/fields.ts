import { clickerField } from 'game-scenes/games/alien-clicker/art/field';
import type { Drawing } from 'game-scenes/art-core/drawing';
import { memoryField } from 'game-scenes/games/memory-match/art/field';
import { racingSky } from 'game-scenes/games/alien-racing/art/night';
import { strongholdGround } from 'game-scenes/games/stronghold-defense/art/ground';
import type { GameId } from 'game-scenes/rules';

/** Background of the cards while no round is on. Craters come with a round's ground. */
export const fields: Record<GameId, Drawing> = {
  'alien-clicker': clickerField('wide'),
  'memory-match': memoryField('wide'),
  'stronghold-defense': strongholdGround('wide', undefined, []),
  'alien-racing': racingSky('wide'),
};
