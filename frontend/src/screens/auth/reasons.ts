import { paths } from '../../session/paths';

/** What waits behind each address, in the words after 'Log in or register to'. */
const REASONS: Readonly<Record<string, string>> = {
  [paths.racing]: 'keep your scores and win coins with your races.',
  [paths.home]: 'enter the community: your coins, your games, your squad.',
  [paths.games]: 'play. Your scores are kept and pay coins.',
  [paths.store]: 'see the store: neon, hats and stickers for the coins you win.',
  [paths.leaderboard]: 'see the boards, each rank with the round that proves it.',
  [paths.friends]: 'see your friends: who is online and what they write.',
  [paths.livestream]: 'watch the races live and talk with the squad.',
  [paths.profile]: 'see your alien, your records and your badges.',
};

/** Returns why a visitor was sent here from an address of the site, as a sentence; undefined for others. */
export function reasonFor(from = ''): string | undefined {
  const [, first] = /^(\/\w+)/.exec(from) ?? [];
  const reason = first && REASONS[first];
  return reason && `Log in or register to ${reason}`;
}
