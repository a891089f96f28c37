import type { GameId } from 'game-scenes/names';

/** What the first game is like. */
export const FIRST_GAME_WORDS = 'Aliens fall, you tap, sixty seconds. It pays your first coins.';

export const HOW_COINS_WORK =
  'A round pays by its score: a coin for 5 points in Alien Clicker, for 10 in Alien Racing and Stronghold Defense, ' +
  'and 2 coins a pair in Memory Match. The store takes them.';

/** The game whose cover stands for the races of the livestream. */
export const RACES: GameId = 'alien-racing';
