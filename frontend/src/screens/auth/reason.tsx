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
  '/join': 'answer your invitation.',
  [paths.profile]: 'see your alien, your records and your badges.',
};

/** One sentence: what waits behind the address of the site that sent a visitor here. Nothing for others. */
export function Reason({ from }: { from: string }) {
  const [, first = ''] = /^(\/\w+)/.exec(from) ?? [];
  const reason = REASONS[first];
  return reason && <p className="auth__reason accent accent--ion">{`Log in or register to ${reason}`}</p>;
}
