import { clickerField } from 'game-scenes/art/clicker-field';
import type { Drawing } from 'game-scenes/art/drawing';
import { memoryField } from 'game-scenes/art/memory-field';
import { racingSky } from 'game-scenes/art/racing-night';
import { strongholdGround } from 'game-scenes/art/stronghold-ground';
import type { GameId } from 'game-scenes/rules';

/** Background of the cards while no round is on. Craters come with a round's ground. */
export const fields: Record<GameId, Drawing> = {
  'alien-clicker': clickerField('wide'),
  'memory-match': memoryField('wide'),
  'stronghold-defense': strongholdGround('wide', undefined, []),
  'alien-racing': racingSky('wide'),
};
