import { GAME_NAMES } from 'game-scenes/names';
import { screenAt } from './pages';
import { forGames, paths } from '../session/paths';
import type { ScreenPath } from '../session/paths';

/** What a screen says about itself to search engines and in link previews. Not part of the first load. */
const descriptions: Record<ScreenPath, string> = {
  ...forGames(
    (game) => `${GAME_NAMES[game]}: play a round, win coins, and climb the leaderboard of the alien squad.`,
  ),
  [paths.landing]: 'Weekly races, season points and live broadcasts: the racing league of the alien squad.',
  [paths.network]: 'One account for the racing league and the community of the alien squad.',
  [paths.auth]: 'Log in or register: play games, win coins and race with the alien squad, online and off.',
  [paths.racing]: 'Four racers, sixty seconds of pure luck: start a race and watch your pod fly.',
  [paths.racingCoinHistory]:
    'Every coin that your races have brought home: places, clean races, championship points.',
  [paths.home]: 'Your coins, your games and what the squad is up to.',
  [paths.profile]: 'Your alien, your records, badges and stickers, and the settings of your account.',
  [paths.games]: 'Every game of the squad, with your high scores: pick one, play a round, win coins.',
  [paths.store]: 'Neon editions, stickers and coupons: spend the coins that your rounds have won.',
  [paths.leaderboard]:
    'Who leads in every game, today and of all times, each rank with the round that proves it.',
  [paths.friends]: 'Your crew: who is on the track, what they write, and copies to give to each other.',
  [paths.join]: 'A member of the alien squad invites you: play, win coins and become friends.',
  [paths.livestream]: 'Watch the races live, talk with the squad, and see when the next stream begins.',
  [paths.admin]: 'Members, coins, streams and the store of the alien squad, for those who run it.',
};

/** Returns the description of the screen at an address. */
export function descriptionAt(pathname: string): string {
  const screen = screenAt(pathname);
  return screen === undefined ? 'This address leads nowhere in the alien squad.' : descriptions[screen];
}
