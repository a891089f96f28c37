import { rankedRoundQuery } from '../../api/leaderboard';
import { watchableRoundQuery } from '../../api/games';
import { paths } from '../../app/paths';
import type { ScreenPath } from '../../app/paths';
import type { RankedRound, WatchableRound } from '../../api/types';
import type { QueryClient } from '@tanstack/react-query';

/** Where a watched round comes from, and where people go back to from it. */
export interface WatchSource {
  name: 'own' | 'leaderboard';
  back: ScreenPath;
  backLabel: string;
  /** Returns the round, and whose it is where it may be somebody else's. */
  load: (
    client: QueryClient,
    round: string,
  ) => Promise<WatchableRound & Partial<Pick<RankedRound, 'username'>>>;
}

const own: WatchSource = {
  name: 'own',
  back: paths.profile,
  backLabel: 'Back to Profile',
  load: (client, round) => client.query(watchableRoundQuery(round)),
};

const leaderboard: WatchSource = {
  name: 'leaderboard',
  back: paths.leaderboard,
  backLabel: 'Back to Leaderboard',
  load: (client, round) => client.query(rankedRoundQuery(round)),
};

/** Returns the source that an address names (`&of=leaderboard`); the member's own rounds where it names none. */
export function sourceNamed(word: string | null): WatchSource {
  return word === leaderboard.name ? leaderboard : own;
}
