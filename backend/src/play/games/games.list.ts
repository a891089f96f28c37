import { GAME_IDS, GAMES } from 'game-scenes/rules';
import type { GameDto } from './games.dto.js';

/** Returns the games as the API lists them: texts come from their rules, addresses from their ids. */
export function listedGames(): GameDto[] {
  return GAME_IDS.map((id) => {
    const { name, description, isNew } = GAMES[id];
    return { id, name, description, path: `/games/${id}`, imageUrl: `/covers/${id}.svg`, isNew };
  });
}
