import { type Badge, badgesOf, CHANCE_GAMES, GAME_IDS, GAMES } from 'game-scenes/rules';

/** A badge with the display name of its game. */
type BadgeOfGame = Badge & { readonly gameName: string };

/** All badges, game by game in the order they are shown. */
export const BADGES: readonly BadgeOfGame[] = [...GAME_IDS.map((id) => GAMES[id]), ...CHANCE_GAMES].flatMap(
  (game) => badgesOf(game).map((badge) => ({ ...badge, gameName: game.name })),
);
