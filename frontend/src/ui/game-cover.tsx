import type { GameId } from 'game-scenes/names';

/**
 * The cover of a game, filling its box; its important parts are in the middle. It is a picture file written
 * by `build-plugins/cover-files.ts`, and decoration: the game's name is shown beside it.
 */
export function GameCover({ game }: { game: GameId }) {
  return (
    <img
      className="game-cover"
      src={`/covers/${game}.svg`}
      width={620}
      height={288}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
