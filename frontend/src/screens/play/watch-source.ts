import { rankedRoundQuery } from '../../api/leaderboard';
import { watchableRoundQuery } from '../../api/games';
import { paths } from '../../session/paths';
import type { ScreenPath } from '../../session/paths';
import type { RankedRound, WatchableRound } from '../../api/types';
import type { QueryClient } from '@tanstack/react-query';

/** Origin of a watched round, and the screen to return to. */
export interface WatchSource {
  name: 'own' | 'leaderboard';
  back: ScreenPath;
  backLabel: string;
  /** Loads the round; with the player's name if it is a ranked one. */
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

/** Returns the source named in the URL (`&of=leaderboard`); by default, the member's own rounds. */
export function sourceNamed(word: string | null): WatchSource {
  return word === leaderboard.name ? leaderboard : own;
}
