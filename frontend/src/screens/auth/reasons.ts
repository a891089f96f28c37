import { gamePath, paths } from '../../session/paths';

/** What waits behind each address, in the words after 'Log in or register to'. The longest address counts. */
const REASONS: Readonly<Record<string, string>> = {
  [paths.racing]: 'keep your scores and win coins with your races.',
  [paths.home]: 'enter the community: your coins, your games, your squad.',
  [paths.games]: 'play: four games, a minute or two each.',
  [gamePath('alien-racing')]: 'play Alien Racing. Your scores are kept and pay coins.',
  [gamePath('alien-clicker')]: 'play Alien Clicker. Your scores are kept and pay coins.',
  [gamePath('memory-match')]: 'play Memory Match. Your scores are kept and pay coins.',
  [gamePath('stronghold-defense')]: 'play Stronghold Defense. Your scores are kept and pay coins.',
  [paths.store]: 'see the store: neon, hats and stickers for the coins you win.',
  [paths.leaderboard]: 'see the boards, each rank with the round that proves it.',
  [paths.friends]: 'see your friends: who is online and what they write.',
  [paths.livestream]: 'watch the races live and talk with the squad.',
  [paths.profile]: 'see your alien, your records and your badges.',
  [paths.admin]: 'open the dashboard, if you run the site.',
};

/** Returns why a visitor was sent here from an address of the site, as a sentence; undefined for others. */
export function reasonFor(from: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  const pathname = from.replace(/[?#].*$/, '').toLowerCase();
  const isBelow = (path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);
  const [nearest] = Object.keys(REASONS)
    .filter(isBelow)
    .sort((one, other) => other.length - one.length);
  return nearest === undefined ? undefined : `Log in or register to ${REASONS[nearest]}`;
}
