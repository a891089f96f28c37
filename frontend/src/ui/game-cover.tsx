import type { GameId } from 'game-scenes/rules';

/**
 * The cover of a game, filling its box; what matters lies in the middle. It is a picture file that
 * `build-plugins/cover-files.ts` writes, and decoration: the game's name stands beside it.
 */
export function GameCover({ game }: { game: GameId }) {
  return (
    <img
      className="game-cover"
      src={`/covers/${game}.svg`}
      width={620}
      height={288}
      alt=""
      decoding="async"
    />
  );
}
